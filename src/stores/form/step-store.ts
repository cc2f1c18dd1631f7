import { appointmentSlots } from '#api/appointments.ts'
import { stepBack, stepSkipped } from '#forms/steps.ts'
import { keepSlots } from './appointment-slots.ts'
import { browserDependencies, type FormDependencies } from './form-dependencies.ts'
import type { FormProps } from './form-props.ts'
import { createFormStore, type FormStore } from './form-store.ts'
import { withTemplate } from './message-template.ts'
import { stepFlow } from './step-flow.ts'

/** A multi-step form on a page. */
export interface StepFormStore extends FormStore {
  /** Goes back to the previous step; values stay. */
  readonly back: () => void
  /** Skips this step. */
  readonly skip: () => void
}

/** Dependencies of a multi-step form. */
export interface StepFormDependencies extends FormDependencies {
  readonly slots: typeof appointmentSlots
}

/** The dependencies backed by the browser. */
export const stepDependencies: StepFormDependencies = { ...browserDependencies, slots: appointmentSlots }

/** A multi-step form store, with the free times of a test drive where the form has any. */
export function createStepFormStore(
  props: FormProps,
  dependencies: StepFormDependencies = stepDependencies,
): StepFormStore {
  const form = createFormStore(props, stepFlow(props), dependencies)
  const steps = () => form.$state.get().steps
  return {
    ...form,
    change: (values) => form.change(withTemplate(props.form, form.$state.get().values, values)),
    start(held) {
      const stop = form.start(held)
      const stopAsking = props.slots || props.places ? keepSlots(props, form, dependencies) : undefined
      return () => {
        stopAsking?.()
        stop()
      }
    },
    back: () => form.moveTo(stepBack(steps())),
    skip: () => form.moveTo(stepSkipped(steps())),
  }
}
