/** An e-mail address and nothing beside it, no sign that shows nothing either. */
export const mailAddress = /^(?!.*\.\.)[^\s@<>"',;:\p{Cf}]+@[^\s@<>"',;:\p{Cf}]+\.[^\s@<>"',;:.\p{Cf}]+$/u
