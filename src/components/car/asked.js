{
  const { dataset } = document.documentElement
  if (location.search && location.pathname.startsWith('/search/')) dataset.asked = ''
  try {
    const kept = localStorage.getItem(`${dataset.storage}:phone-cards`)
    if (/^"(tall|compact)"$/.test(kept)) dataset.phoneCards = JSON.parse(kept)
  } catch {}
}
