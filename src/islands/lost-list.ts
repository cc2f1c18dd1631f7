import { leadOfLostList } from '#search/lost-list.ts'

/** On the page for addresses that are not there: the address of a list is searched for its words instead. */
const path = document.querySelector<HTMLElement>('[data-whole-list]')?.dataset.wholeList
const lead = path ? leadOfLostList(location, path) : null
if (lead) location.replace(lead)
