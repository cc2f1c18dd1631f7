import { OperatorError } from '../operator-error.ts'

/** An invalid command line. The command exits with 2 before it does anything. */
export class UsageError extends OperatorError {}
