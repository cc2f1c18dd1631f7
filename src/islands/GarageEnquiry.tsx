import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { aboutCars } from '#stores/about-cars.ts'
import { $asked, type AskedCar } from '#stores/asked-cars.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import EnquiryForm from './EnquiryForm.tsx'
import { asPrerendered } from './shared/hydration.ts'

/**
 * The enquiry about garage cars. Selecting other cars resets the form, so text about some cars is never sent about
 * others.
 */
export default function GarageEnquiry(props: FormProps) {
  const asked = useStore($asked, asPrerendered)
  return (
    <>
      <AskedCars cars={asked} />
      <FormAbout key={asked.map(({ car }) => car.id).join()} props={props} cars={asked} />
    </>
  )
}

function FormAbout({ props, cars }: { readonly props: FormProps; readonly cars: readonly AskedCar[] }) {
  const [form] = useState(() => (cars.length > 0 ? aboutCars(props, cars, location.origin) : props))
  return <EnquiryForm {...form} />
}

function AskedCars({ cars }: { readonly cars: readonly AskedCar[] }) {
  if (cars.length === 0) return null
  return (
    <ul className="asked-cars">
      {cars.map(({ car, subtitle, price, image }) => (
        <li key={car.id} className="car-line">
          {image && <img src={image} alt="" width="96" height="64" decoding="async" />}
          <span>
            <strong>{car.title}</strong> {subtitle}
            <br /> {price}
          </span>
        </li>
      ))}
    </ul>
  )
}
