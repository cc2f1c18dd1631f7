import { chromium } from '@playwright/test'
const [,,url,n,act]=process.argv
const args=['--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run','--no-sandbox','--blink-settings=imagesEnabled=false',...(process.env.MORE?process.env.MORE.split('|'):[])]
const b=await chromium.launch({executablePath:process.env.CHROME_PATH,args})
for (let i=0;i<+n;i++) {
  const ctx=await b.newContext({viewport:{width:1440,height:900}}); const page=await ctx.newPage()
  if(url!=='blank'){ await page.goto(url); await page.waitForFunction(()=>document.querySelectorAll('astro-island[ssr][client="load"], astro-island[ssr][client="idle"]').length===0)
  if(act==='type'){ await page.locator('.list-search input').fill('toyota'); await page.waitForURL(/query=/) } }
  await ctx.close()
}
await b.close()
