import type { StoredLead } from '../asked/stored-lead.ts'
import { sendAgain } from '../deliveries/queue.ts'
import { setState } from '../store/lead-list.ts'
import { leadStates } from '../store/tables.ts'
import { type Asked, pageQuery, readAfter } from './lead-filter.ts'
import type { LeadPagesParts } from './lead-pages-parts.ts'
import { type Ask, findRequestedLead, unknownLead } from './requested-lead.ts'

/** Handlers of a lead's buttons. Each redirects back to the list page the button was on. */
export function leadButtons({ guard: { db }, store, now }: LeadPagesParts, askedIn: (context: Ask) => Asked) {
  const backTo = (context: Ask, { id }: StoredLead) =>
    context.redirect(`/leads${pageQuery(askedIn(context), readAfter(context.req.query('after')))}#lead-${id}`, 303)

  async function changeState(context: Ask): Promise<Response> {
    const given = (await context.req.formData().catch(() => null))?.get('state')
    const state = leadStates.find((each) => each === given)
    if (!state) return context.text(`A lead is one of: ${leadStates.join(', ')}.`, 422)
    const stored = await findRequestedLead(context, store)
    if (!stored || !(await setState(db, stored.id, state, context.get('scope')))) return unknownLead(context)
    return backTo(context, stored)
  }

  async function resend(context: Ask): Promise<Response> {
    const stored = await findRequestedLead(context, store)
    if (!stored) return unknownLead(context)
    await sendAgain(db, stored.id, now())
    return backTo(context, stored)
  }

  return { changeState, resend }
}
