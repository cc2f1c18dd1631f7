export { DemoProvider } from './DemoProvider.tsx'
export { HeldCar } from './HeldCar.tsx'
