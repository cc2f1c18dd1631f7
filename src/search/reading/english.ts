/** Phrases of the grammar, as typed, folded and without spaces. */
const set = (text: string): ReadonlySet<string> => new Set(text.split('|'))

/** Before an amount: upper bound. */
export const upTo = set(
  'under|below|lessthan|lessthen|less|upto|uptill|max|maximum|maxof|maximumof|nomorethan|nomorethen|notmorethan|notover|within|cheaperthan|sub|undr|udner|uder|unnder|uner|undet|unde|belo|beneath|lowerthan|fewerthan|budget|budgetof|budgetis|mybudgetis|atmost',
)
/**
 * Before a number of seats or doors: inclusive upper bound (`atMost`), exclusive upper bound, exclusive lower bound.
 */
export const atMost = set(
  'upto|atmost|max|maximum|maxof|maximumof|within|notover|nomorethan|nomorethen|notmorethan|nothingover|nothingabove|nothingmorethan',
)
export const fewerThan = set(
  'under|below|lessthan|lessthen|less|sub|undr|udner|unde|belo|beneath|lowerthan|fewerthan|<',
)
export const moreThan = set('over|above|morethan|morethen|higherthan|greaterthan|exceeding|>')
/** After a number of seats, doors or other counted things: inclusive upper bound. */
export const orFewer = set('orless|orfewer|orunder|orbelow|orlower|andunder|andbelow|andless')
/** After an amount: upper bound. */
export const orLess = set(
  'orless|orunder|orbelow|max|maximum|andunder|andbelow|andless|tops|orcheaper|orlower|orfewer|budget|under|undr|limit|below',
)
/** Before an amount: lower bound. */
export const from = set(
  'over|above|morethan|morethen|from|atleast|min|minimum|minof|minimumof|startingat|startingfrom|upwardsof|higherthan|notunder|nothingunder|nothinglessthan|noless|nolessthan|exceeding',
)
/** After an amount: lower bound. */
export const orMore = set('ormore|orover|orabove|plus|andup|andover|andabove|upwards|andmore|orhigher|min|minimum')
/** Before a year: inclusive lower bound. */
export const sinceYear = set('from|since|startingfrom|min|minimum|atleast|noolderthan|notolderthan|over|above')
/** Before a year: exclusive lower bound. */
export const afterYear = set('after|newerthan|newerthen|post|past|laterthan|youngerthan')
/** Before a year: inclusive upper bound. */
export const untilYear = set('upto|until|till|max|maximum|nonewerthan|under|below|to')
/** Before a year: exclusive upper bound. */
export const beforeYear = set('before|olderthan|olderthen|pre|priorto|earlierthan')
/** After a year: inclusive lower bound. */
export const orNewer = set(
  'ornewer|andnewer|orlater|andlater|onward|onwards|upward|upwards|andup|orabove|andabove|orover|andover|ornew|newer|orup|plus|andonwards|oryounger|oronwards|orbetter|andon|on|modelonwards|ormore|ormorerecent|later|up|+',
)
/** After a year and "to": no upper bound. */
export const now = set('now|present|presentday|current|today|date')
/** After a year: inclusive upper bound. */
export const orOlder = set(
  'orolder|andolder|orearlier|andearlier|andbefore|orbefore|older|andbelow|orbelow|andunder|orunder',
)
/** Before an amount: approximately. */
export const around = set('around|about|approx|approximately|roughly|circa|arond|aroud|closeto|~')
/** Negations before a limit, which turn it into the opposite bound. */
export const nothing = set(
  'nothing|nothingwith|none|nonewith|nocar|nocars|nocarwith|nocarswith|notwith|notanything|notanythingwith|dontwantanything',
)
/** After an amount: approximately. "kish" also means thousands: "20kish". */
export const orSo = set('ish|orso|orabout|orthereabouts|thereabouts|approx|approximately|giveortake|roughly|kish|mark')
export const between = set('between|from|btw|btwn|beetween|betwen|inbetween|bewteen')
export const to = set('to|and|till|until|upto|-|through|thru|or|&')

/** Before an age: upper bound (`younger`) or lower bound (`older`). */
export const younger = set('last|past|noolderthan|notolderthan|nothingover|nothingolderthan')
export const older = set('olderthan|nothingunder|nothingnewerthan')

/** Units of an amount, before or after it. */
export const priceWords = set('price|priced|pricerange|prices|cost|costs|costing|budget|asking|spend|money')
export const yearWords = set('year|years|yr|model|modelyear|built|build|made|yearmodel|myear')
export const money = set('dollars|dollar|bucks|aud|nzd|usd|buck|dollers|dollar')
export const thousand = set('k|kish|grand|thousand|thou|thousands')
export const kilometres = set(
  "km|kms|klm|klms|kilometre|kilometres|kilometer|kilometers|ks|kays|k's|kilometeres|kilometrs|kilomtres|kkm|kkms|clicks|kilos|km's|odo|odometer|odemeter|ontheclock|ontheodo|ontheodometer|onit|onclock",
)
export const miles = set('mile|miles|mi|mls|milage|mileage|onthedash')
/** Before an amount: it is an odometer reading. */
export const roadWords = set(
  "km|kms|klm|klms|kilometre|kilometres|kilometer|kilometers|mileage|milage|odometer|odo|miles|travelled|driven|kays|ks|k's",
)
export const seats = set(
  'seat|seats|seater|seaters|seated|seting|seatr|seter|setaer|passenger|passengers|people|person|pax|str',
)
/** After "people": vehicles that carry them. */
export const movers = set('mover|movers|carrier|carriers')
/** Phrases for a third row of seats. */
export const thirdRow = set(
  'thirdrow|3rdrow|3row|3rows|threerow|threerows|thirdrowseat|thirdrowseats|thirdrowseating|3rdrowseat|3rdrowseats|3rdrowseating|3rowseating|3rowsofseats|threerowsofseats',
)
/** Before the number of seats. */
export const seating = set('seats|seating|seat|seatingfor|seatsfor|roomfor|fits|carries')
export const doors = set('door|doors|dr|drs|doored|dorr|doorss')
export const old = set('yearold|yearsold|yrold|yrsold|yearold|yearsofage|yr|yrs|years|year')
/** After an age: upper bound. */
export const orYounger = set('orless|orfewer|orunder|ornewer|oryounger')
/** After a number of years that are not the car's age. */
export const terms = set(
  'warranty|ofwarranty|newcarwarranty|factorywarranty|manufacturerwarranty|manufacturerswarranty|guarantee|rego|ofrego|registration|service|servicing|finance|loan|lease|left|remaining',
)
/** After a number: units that no filter supports. */
export const measures = set(
  'lb|lbs|pound|pounds|l|lt|ltr|ltrs|litre|litres|liter|liters|cc|kw|kws|kilowatt|kilowatts|kwh|hp|bhp|ps|horsepower|nm|cylinder|cylinders|cyl|cyls|mpg|kmh|kph|mph|kg|kgs|kilogram|kilograms|t|ton|tons|tonne|tonnes|mm|cm|metre|metres|meter|meters|inch|inches|ft|foot|feet|speed|speeds|gear|gears|airbag|airbags|star|stars|owner|owners|key|keys|berth|berths|axle|axles|hour|hours|hrs|day|days|weeks|month|months|mth|mths|years|year|yrs|yr',
)
/** Beside a number or a measurement: it is a towing capacity. */
export const towing = set('tow|tows|towing|towed|braked|capacity')
export const weekly = set('aweek|perweek|weekly|pw|p/w|p/wk|week|aweeek|wk|perwk|awk|eachweek')
export const fortnightly = set('afortnight|perfortnight|fortnightly|fortnight|p/f|p/fn|pfn')
export const monthly = set('amonth|permonth|monthly|permth|amth|pm|pcm|p/m|p/mth|permo|eachmonth')
/** A month by itself is usually a warranty's, so it counts as a payment period only after dollars or a slash. */
export const month = set('month|mth|mnth|mo')
/** Around an amount: it is a loan payment. */
export const payments = set(
  'payment|payments|repayment|repayments|paymentof|paymentsof|repaymentof|repaymentsof|paying|pay',
)

/** Before a body: sizes and uses that the data does not state. */
export const sizes = set(
  'small|smaller|smallish|little|compact|subcompact|medium|mediumsize|mediumsized|mid|midsize|midsized|large|larger|big|bigger|fullsize|fullsized|huge|family|hot|sporty|fast',
)
/** After a colour: parts that have it instead of the car. */
export const trims = set(
  'leather|interior|seats|seat|upholstery|trim|trims|stitching|rims|rim|wheels|alloys|mags|roof|stripe|stripes|bonnet|decals',
)

/** After "new": parts that are new instead of the car. */
export const renewed = set(
  'tyres|tires|engine|motor|shape|clutch|brakes|battery|gearbox|paint|wof|rego|rwc|radiator|timingbelt|camshaft|windscreen|warranty|carwarranty|vehiclewarranty',
)

/** After "electric" or "gas": parts that are powered so instead of the car. */
export const moved = set(
  'window|windows|seat|seats|mirror|mirrors|tailgate|boot|liftgate|sunroof|roof|hood|handbrake|parkbrake|parkingbrake|brake|brakes|door|doors|slidingdoor|slidingdoors|steering|step|steps|blinds|winch|start|struts|bottle',
)

/** After "auto" or "manual": features that work so instead of the gearbox. */
export const worked = set(
  'headlight|headlights|lights|lamps|highbeam|highbeams|wiper|wipers|climate|climatecontrol|aircon|airconditioning|ac|window|windows|seat|seats|mirror|mirrors|tailgate|boot|liftgate|door|doors|slidingdoor|slidingdoors|park|parking|parkassist|hold|brake|braking|emergencybraking|dimming|levelling',
)

/** Names of devices that contain a word with another meaning: "Android Auto" is no gearbox. */
export const devices = set('androidauto')

/** Number words; used where a unit follows. */
export const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
}

/** Before a denied thing; the exclamation mark is the prefix of denied values in URLs. */
export const negationWords: ReadonlySet<string> = new Set([
  ...set(
    "!|not|no|non|neither|without|except|excluding|exclude|anythingbut|everythingbut|everythingexcept|anybut|anyexcept|allbut|allexcept|otherthan|apartfrom|dontwant|don'twant|donotwant|isnt|isn't|notinterestedin",
  ),
  ...nothing,
])
/** Before the only denied value of an attribute: "any colour but", "all makes but". */
export const anyBut =
  /^(?:any|every|all)(?:other)?(?:colou?r|make|brand|model|body|bodytype|type|shape|style|fuel|transmission|gearbox|drive|state|car|vehicle)s?but$/
/** Between a negation and the denied thing. */
export const articles = set('a|an|any|the|in|too')
/** Between two denied things. */
export const negationJoiners = set('or|nor|and|&')

/** Before a postcode. */
export const postcode = set('postcode|postalcode|zip|zipcode')

/** Before the postcode of the shopper; a seller, "to" and "postcode" may follow. */
export const near = set('near|nearest|closest')
export const sellers = set('dealer|dealership|yard')

/** Of a car's registration: how long it lasts is no model year. */
export const registration = set(
  'reg|rego|registered|registration|regexpires|regoexpires|regoexpiry|regoexp|regd|wof|inspection|tags|plates',
)
export const untilDate = set(
  'till|til|until|to|upto|expires|expiring|exp|expiry|ends|ending|through|thru|runsto|runsuntil',
)
export const months = set(
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec',
)

/** Before a stock number; its "no" is no negation. */
export const stockNumber = set('stockno|stocknum|stocknumber|stockid|stk|stkno|stknum|stknumber')

/** Phrases that request a sort, by sort. */
export const orders = {
  'price:asc': set(
    'cheap|cheapest|cheapestfirst|lowestfirst|lowestpricefirst|pricelowtohigh|lowtohigh|cheaper|cheapish|bargain|bargains|budget|affordable|inexpensive|lowprice|lowpriced|lowestprice|lowestpriced|leastexpensive|firstcar|firstcars|1stcar|startercar|studentcar|learnercar|learnerdriver|learners|lplate|lplates|lplater|lplaters|pplate|pplates|pplatelegal|pplateapproved|pplatefriendly|pplater|pplaters|pplatercar|pplatercars|pplatecar|pplatecars|secondcar|2ndcar|unicar|lowcost|cheep|cheapo|cheapie|cheepest|econo|bestprice|bestpriced|lowprices',
  ),
  'price:desc': set(
    'luxurycar|luxurycars|prestigecar|prestigecars|mostexpensive|pricehightolow|hightolow|highestpricefirst|dearest|highestprice|highestpriced|expensive|priciest|topprice',
  ),
  'km:asc': set(
    "lowkm|lowk|lowkay|kmslow|kmlow|lowkms|lowklm|lowklms|lowkilometre|lowkilometres|lowkilometer|lowkilometers|lowmileage|lowmilage|lowmiles|lowmile|lowks|lowk's|lowkays|lowestkm|lowestkms|lowestkilometres|lowestmileage|lowestmiles|lowodometer|lowodo|lowerkms|lowerkm|leastkms|fewkms|fewkm|fewestkms|lessk's|lesskms|verylowkms|verylowkm|superlowkms|nottoomanykms|notmanykms|lowkm's|lowtravel|lowkmz|lokms|lowkilos|lowermileage|lowermiles|smallkms|littlekms|barelydriven|notdrivenmuch",
  ),
  'year:desc': set(
    'latemodel|newestfirst|latestmodel|newest|newestmodel|mostrecent|recentmodel|nearnew|nearlynew|asnew|likenew|newish|almostnew|newestyear|youngest|latemodels|modern|recent',
  ),
  'created_at_timestamp:desc': set(
    'latestarrivals|newarrivals|newarrival|justarrived|justin|newlisting|newlistings|newinstock|recentlyadded|justlisted|newstock|latest|lateststock|newlylisted|recentarrivals',
  ),
} as const

/** Filler words, which are not searched for. */
export const noise = set(
  [
    'away|car|cars|vehicle|vehicles|auto|automobile|automobiles|sale|sales|forsale|4sale|buy|buying|purchase|near|nearby|nearme|closetome|closest',
    "in|at|around|with|that|has|have|having|is|are|a|an|the|and|or|for|of|to|on|by|please|pls|plz|looking|want|wanted|wanting|need|needed|i|im|i'm|me|my|we",
    'best|good|nice|value|decent|reliable|quality|clean|tidy|any|some|something|anything|only|just|show|find|search|get|stock|instock|available|dealer|dealers|dealership|yard',
    'local|located|based|most|driveaway|model|models|colour|colours|color|colors|coloured|colored|body|bodytype|shape|type|trans|transmission|gearbox|engine|motor|fuel|price|priced|prices|pricerange',
    'year|make|brand|ones|online|today|now|but|not|no|nothing|nor|neither|very|really|pretty|ideal|perfect|suitable|condition|deal|deals|offer|offers|can|you|do|what|which|where|hello',
    "whats|what's|your|got|i've|ive|must|should|build|built|transmision|transmisson|ish|daughter|son|wife|husband|mum|mom|dad|teen|teenager|kids",
    'after|uni|school|commuting|date|plate|plated|ono|obo|negotiable|neg|nearest|immaculate|spotless|how|much|many|still|does|could|will|would|like|love|thanks|km|kms|kilometres|kilometers|mileage|milage|miles|odometer|seller|excellent|currently|under|over|than|between|from|up|until|less|more|also|as|be|it|there|within|drive|dollars',
  ].join('|'),
)
