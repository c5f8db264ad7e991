import { chromium } from '@playwright/test'
const B='http://localhost:4530'
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']})
const ctx=await b.newContext({viewport:{width:1440,height:900}})
const p=await ctx.newPage()
p.on('console',m=>{if(m.type()==='error')console.log('CONSOLE',m.text().slice(0,200))})
p.on('pageerror',e=>console.log('PAGEERR',e.message))
await p.goto(B+'/sign-in'); await p.getByLabel('Телефон или почта').fill('admin@example.com'); await p.getByLabel('Пароль',{exact:true}).fill('demo-arus-2026'); await p.getByRole('button',{name:'Войти',exact:true}).click(); await p.waitForURL(u=>!u.pathname.includes('sign-in'),{timeout:30000})
await ctx.storageState({path:'/tmp/owner-admin.json'})
for(const path of ['orders','customers','inquiries','questions','reviews','goods','rules','delivery','payment','suppliers','popular','reports','codes']){
  await p.setViewportSize({width:1440,height:900})
  const r=await p.goto(B+'/arus_elements/'+path); await p.waitForLoadState('networkidle').catch(()=>{})
  await p.screenshot({path:`/tmp/ow-${path}-1440.png`})
  await p.setViewportSize({width:360,height:780}); await p.waitForTimeout(300)
  await p.screenshot({path:`/tmp/ow-${path}-360.png`,fullPage:false})
  const wide=await p.evaluate(()=>document.documentElement.scrollWidth)
  console.log(path,r.status(),'w',wide, await p.title())
}
const links=await p.goto(B+'/arus_elements/orders').then(()=>p.waitForTimeout(1500)).then(()=>p.$$eval('main a[href]',a=>a.map(x=>x.getAttribute('href')+' | '+x.textContent.slice(0,50))))
console.log(links.slice(0,40).join('\n'))
await b.close()
