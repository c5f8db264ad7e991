/**
 * Makes by the first signs of a VIN, three or two. An asterisk stands after a maker whose tenth sign is the model year; others
 * use it for something else.
 */
const MAKERS = `
LADA* | XTA
УАЗ* | XTT
ГАЗ* | X96 XTH
Москвич* | XTC XTB
Hyundai* | KMH Z94 X7M XWW NLH TMA 5NP 5NM
Kia* | KNA KNE KND XWE U5Y U6Y XWK 5XX
Genesis* | KMT KMU
SsangYong* | KPT XU3
Daewoo* | KLA XWB UU6
Toyota | JTD JTE JTM JTN JTH JT1 JT7 SB1 VNK NMT XW7 JTF MHF MR0
Lexus | JTH JTJ 2T2
Nissan | JN1 JN6 JN8 SJN VSK Z8N VWA 1N4 5N1 3N1
Infiniti | JNK JNR 5N3
Mazda | JMZ JM1 JM3 RUM
Mitsubishi* | JMB JMY JA3 JA4 XMC Z8T MMB MMC
Honda* | JHM JHL SHH SHS 1HG 19X 2HG 5J6 5FN NLA
Acura* | JH4 2HN 19U 5J8
Subaru | JF1 JF2 4S3 4S4
Suzuki | JSA JS2 JS3 TSM
Isuzu* | JAA JAC
Volkswagen* | WVW WVG WV1 WV2 XW8 3VW 1VW
Skoda* | TMB XW8
Audi* | WAU WUA TRU WA1
Seat* | VSS
Porsche* | WP0 WP1
BMW | WBA WBS WBX WBY X4X 4US 5UX
MINI | WMW
Mercedes-Benz | WDB WDC WDD WDF W1K W1N Z9M 4JG WMX
Smart | WME
Opel* | W0L W0V XUF XWF
Ford | WF0 X9F Z6F 1FA 1FM 1FT 3FA NM0
Chevrolet* | KL1 XUU XUF 1G1 3G1 X9L KL8
Cadillac* | 1G6 1GY X4J
Jeep* | 1J4 1J8 1C4 1C8
Chrysler* | 1C3 2C3 1A8
Dodge* | 1B3 2B3 3D4
Tesla* | 5YJ LRW XP7 7SA
Renault | VF1 X7L VF2 VF6 NM4
Dacia | UU1
Peugeot | VF3 Z8T
Citroën | VF7 VR7
Fiat | ZFA
Alfa Romeo | ZAR
Volvo* | YV1 YV4 LVY
Saab* | YS3
Land Rover* | SAL
Jaguar* | SAJ
Chery* | LVV LVT X7W XWG
Exeed* | LNN
Haval* | LGW XZG Z9G
Geely* | L6T LB3 X9W LJU
Belgee* | Y4K Y7W
Changan* | LS4 LS5
JAC* | LJ1
GAC* | LMG LNA
Lifan* | LLV X9W
FAW* | LFP LFB
BYD* | LGX LC0
Dongfeng* | LGJ LGB
Jetour* | LUY
Zeekr* | L6TZ
Li Auto* | HLX LW4
Hongqi* | LFP
`

type Maker = { title: string; hasYear: boolean }

const BY_CODE = new Map<string, Maker>()
for (const line of MAKERS.trim().split('\n')) {
  const [name = '', codes = ''] = line.split(' | ')
  const maker = { title: name.replace('*', ''), hasYear: name.endsWith('*') }
  for (const code of codes.split(' ')) if (!BY_CODE.has(code)) BY_CODE.set(code, maker)
}
const LONGEST_CODE = 4

/** Whose VIN it is, by its first signs. */
export function makerOf(vin: string): Maker | undefined {
  for (let length = LONGEST_CODE; length > 1; length -= 1) {
    const maker = BY_CODE.get(vin.slice(0, length))
    if (maker) return maker
  }
  return undefined
}
