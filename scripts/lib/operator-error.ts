/** An error that an operator can fix; its message says what was found and what to do. */
export class OperatorError extends Error {}
