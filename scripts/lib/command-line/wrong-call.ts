import { PlainError } from '../plain-error.ts'

/** A command that was written in a way it cannot be read. It ends with 2, before anything was done. */
export class WrongCall extends PlainError {}
