/** Matches exactly one e-mail address, without invisible characters. */
export const mailAddress = /^(?!.*\.\.)[^\s@<>"',;:\p{Cf}]+@[^\s@<>"',;:\p{Cf}]+\.[^\s@<>"',;:.\p{Cf}]+$/u
