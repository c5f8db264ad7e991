/** Cars for Japan by the body code that their frame numbers begin with. */
const CARS = `
Toyota Aqua | NHP10
Toyota Allion, Premio | NZT240 ZZT240 ZZT245 AZT240 NZT260 ZRT260 ZRT261 ZRT265
Toyota Altezza | SXE10 GXE10
Toyota Caldina | ST190 ST195 ST210 ST215 AZT241 AZT246 ZZT241
Toyota Camry | SV40 ACV30 ACV35 ACV40 ACV45 ASV50 AVV50
Toyota Corolla Axio, Fielder | NZE141 NZE144 ZRE142 ZRE144 NZE161 NZE164 NRE160 NRE161 NKE165 ZRE162
Toyota Corolla, Fielder, Runx | NZE120 NZE121 NZE124 ZZE122 ZZE123 ZZE124 CE121
Toyota Crown | JZS151 JZS155 JZS171 JZS175 GRS180 GRS182 GRS200 GRS210
Toyota Estima | ACR30 ACR40 MCR30 MCR40 ACR50 ACR55 GSR50 AHR20
Toyota Funcargo | NCP20 NCP21 NCP25
Toyota Harrier | MCU10 MCU15 SXU10 SXU15 ACU30 ACU35 MCU30 MCU35 GSU30 ZSU60 ZSU65
Toyota Hiace | KDH201 KDH206 TRH200 TRH214 TRH219
Toyota Hilux Surf | KZN185 VZN185 TRN215 GRN215
Toyota Ipsum | SXM10 SXM15 ACM21 ACM26
Toyota Ist | NCP60 NCP61 NCP65 NCP110
Toyota Land Cruiser | HDJ81 HDJ100 HDJ101 UZJ100 UZJ200 URJ202
Toyota Land Cruiser Prado | KZJ78 KZJ95 VZJ95 RZJ95 TRJ120 TRJ125 VZJ121 KDJ120 TRJ150 GRJ150 GDJ150
Toyota Mark II, Chaser, Cresta | GX90 JZX90 GX100 GX105 JZX100 JZX105 LX100
Toyota Mark II | GX110 GX115 JZX110 JZX115
Toyota Mark X | GRX120 GRX121 GRX125 GRX130 GRX133
Toyota Noah, Voxy | AZR60 AZR65 ZRR70 ZRR75 ZRR80 ZRR85
Toyota Passo | KGC10 KGC15 QNC10 KGC30 KGC35
Toyota Prius | NHW10 NHW11 NHW20 ZVW30 ZVW35 ZVW50 ZVW51 ZVW55
Toyota Probox, Succeed | NCP50 NCP51 NCP55 NCP58 NCP59 NSP160 NCP160 NCP165
Toyota RAV4 | SXA10 SXA11 ACA20 ACA21 ZCA25 ZCA26 ACA31 ACA36
Toyota Vitz | SCP10 NCP10 NCP13 NCP15 SCP90 KSP90 NCP91 NCP95 NSP130 NSP135 KSP130
Toyota Wish | ZNE10 ZNE14 ANE10 ANE11 ZGE20 ZGE25
Honda Accord | CF3 CF4 CL7 CL8 CL9 CU2
Honda Airwave | GJ1 GJ2
Honda Civic | ES1 ES3 EU1 FD1 FD3
Honda CR-V | RD1 RD2 RD4 RD5 RD6 RD7 RE3 RE4 RM1 RM4
Honda Fit | GD1 GD2 GD3 GD4 GE6 GE7 GE8 GE9 GP1 GP5 GK3 GK4 GK5
Honda Freed | GB3 GB4 GP3 GB5 GB7
Honda HR-V | GH1 GH2 GH3 GH4
Honda Insight | ZE1 ZE2 ZE3
Honda Odyssey | RA6 RA7 RB1 RB2 RB3 RB4
Honda Stepwgn | RF1 RF2 RF3 RF4 RG1 RG2 RK1 RK5
Honda Stream | RN1 RN2 RN3 RN6 RN8
Honda Vezel | RU1 RU2 RU3 RU4
Nissan AD, Wingroad | VY10 VY11 VHNY11 WFY11 WHNY11 VY12 VZNY12 JY12
Nissan Bluebird Sylphy | QG10 FG10 QNG10 KG11 NG11
Nissan Note | NE11 HE12
Nissan Sunny | FB15 FNB15 QB15 JB15
Nissan Tiida | JC11 NC11
Nissan X-Trail | NT30 PNT30 NT31 TNT31 DNT31 NT32 HNT32
Mazda Atenza | GG3S GG3P GY3W GH5FS GH5AW
Mazda Axela | BK5P BK3P BL5FP
Mazda Demio | DW3W DW5W DY3W DY5W DE3FS DE5FS
Mazda Premacy | CP8W
Mitsubishi Lancer | CK2A CS2A CS5A CS5W CY4A
Mitsubishi Outlander, Airtrek | CU2W CU4W CU5W CW5W CW6W
Mitsubishi Delica | PD8W PE8W PF8W CV5W
Subaru Forester | SF5 SG5 SG9 SH5 SH9 SJ5
Subaru Impreza | GG2 GG3 GG9 GD2 GD3 GH2 GH3 GH7 GP2 GP7
Subaru Legacy | BH5 BE5 BP5 BL5 BP9 BR9 BM9
Suzuki Jimny | JB23W JB33W JB43W
Suzuki Swift | HT51S ZC11S ZC21S ZC71S ZD11S
Suzuki Wagon R | MH21S MH22S MH23S MH34S
`

type FrameCar = { make: string; model: string }

const BY_BODY = new Map(
  CARS.trim()
    .split('\n')
    .flatMap((line) => {
      const [title = '', bodies = ''] = line.split(' | ')
      const [make = '', ...model] = title.split(' ')
      return bodies.split(' ').map((body): [string, FrameCar] => [body, { make, model: model.join(' ') }])
    }),
)

/** Whose frame number it is, by the body code before its dash. */
export function carOfFrame(number: string): FrameCar | undefined {
  return BY_BODY.get(number.split('-')[0] ?? '')
}
