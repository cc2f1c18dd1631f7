import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const source=readFileSync('node_modules/axe-core/axe.min.js','utf8')
const args=['--disable-background-networking','--no-first-run','--no-sandbox','--blink-settings=imagesEnabled=false',...(process.env.MORE?process.env.MORE.split('|'):[])]
const b=await chromium.launch({executablePath:process.env.CHROME_PATH,args})
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
for (const url of process.argv.slice(2)) for (const vp of [{width:390,height:844}]) {
  const ctx=await b.newContext({viewport:vp}); const page=await ctx.newPage()
  await page.goto(url); await page.waitForTimeout(800)
  const c=await ctx.newCDPSession(page); await c.send('Performance.enable',{timeDomain:'threadTicks'})
  const cpu=async()=>{const {metrics}=await c.send('Performance.getMetrics');return Object.fromEntries(metrics.map(m=>[m.name,m.value])).TaskDuration}
  const a=await cpu(); await page.evaluate(source); const a2=await cpu()
  const opt={resultTypes:['violations'],runOnly:{type:'tag',values:tags},iframes:false,preload:false}
  await page.evaluate(o=>window.axe.run(document,o),opt); const a3=await cpu()
  const per=[]
  const rules=await page.evaluate(t=>window.axe.getRules(t).map(r=>r.ruleId),tags)
  for(const r of rules){const x=await cpu(); await page.evaluate(o=>window.axe.run(document,o),{...opt,runOnly:{type:'rule',values:[r]}}); per.push([r,(await cpu())-x])}
  await page.evaluate(o=>window.axe.run(document,o),{...opt,runOnly:{type:'rule',values:['html-has-lang']}}); const base=Math.min(...per.map(p=>p[1]))
  per.sort((p,q)=>q[1]-p[1])
  console.log(url,vp.width,'inject',(a2-a).toFixed(3),'run',(a3-a2).toFixed(3),'base',base.toFixed(3),per.slice(0,12).map(([r,t])=>r+' '+(t-base).toFixed(3)).join(', '), await page.evaluate(()=>document.querySelectorAll('*').length))
  await ctx.close()
}
await b.close()
