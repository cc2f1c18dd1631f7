import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { measureFastestRun } from '#tests/fastest-run.ts'
import { createReader } from './read-query.ts'
import type { Reading } from './reading.ts'
import { sampleLexicon } from './sample-lexicon.ts'
import { sampleRead as read, said } from './sample-reading.ts'

describe('what a query says', () => {
  test.each([
    ['a price with a word before it', 'under 20k', 'price :20000'],
    ['a price with thousands apart', 'up to $20 000', 'price :20000'],
    ['a price without its thousands', 'under 20', 'price :20000'],
    ['a price in words', 'less than ten grand', 'price :10000'],
    ['a price in more words', 'under twenty-five thousand', 'price :25000'],
    ['kilometres in words', 'under one hundred thousand kms', 'km :100000'],
    ['a price with a point for its thousands', '$30.000', 'price :30000'],
    ['a price with its cents', 'under 30,000.00', 'price :30000'],
    ['a price without a gap', 'hilux under20k', 'price :20000, text hilux'],
    ['a price as it stands on a car', 'hilux 29990', 'price :29990, text hilux'],
    ['a number that no price ends with', 'hilux 20564', 'text hilux 20564'],
    ['what is only asked around a price', "what's your cheapest hilux", 'price:asc, text hilux'],
    ['what must be', 'hilux must be automatic', 'transmission Automatic/CVT Auto, text hilux'],
    ['for whom it is', 'hatch for my daughter', 'body Hatchback'],
    ['two prices', '10-20k', 'price 10000:20000'],
    ['the other way round', 'between 20k and 10k', 'price 10000:20000'],
    ['two prices without their thousands', '10 to 20', 'price 10000:20000'],
    ['the same with a hyphen', 'hatch 10-15', 'body Hatchback, price 10000:15000'],
    ['what may be years or prices', '16 to 18 hilux', 'text 16 18 hilux'],
    ['a number of the stock with a hyphen', '31-4631', 'text 31-4631'],
    ['sizes, no prices', '15-20 inch wheels', 'text wheels, unused 15-20 inch'],
    ['about a price', 'around 20k', 'price 17000:23000'],
    ['about it, said behind it', 'hilux 20kish', 'price 17000:23000, text hilux'],
    ['the same apart', '20k-ish', 'price 17000:23000'],
    ['the same in words', '20 grand or so', 'price 17000:23000'],
    ['a limit that is not meant to the dollar', 'under 20kish', 'price :20000'],
    ['about a year', 'hilux 2018ish', 'year 2017:2019, text hilux'],
    ['about a year, in words', '2018 or so', 'year 2017:2019'],
    ['two prices in words, the unit behind both', 'ten to fifteen thousand', 'price 10000:15000'],
    ['the same between them', 'between fifteen and twenty grand', 'price 15000:20000'],
    ['a teen of thousands', 'under eighteen grand', 'price :18000'],
    ['who may drive what', 'p plater hatch', 'body Hatchback, price:asc'],
    ['the same with a hyphen', 'p-plate legal', 'price:asc'],
    ['a price as it is told', 'hilux driveaway', 'text hilux'],
    ['what is moved, and not the car', 'hilux electric windows', 'text hilux windows, unused electric'],
    ['what works by itself, and not the gearbox', 'hilux auto headlights', 'text hilux headlights, unused auto'],
    ['what plays, and no gearbox', 'hilux android auto', 'text hilux android auto'],
    ['whose warranty is new, and not the car', 'hilux new car warranty', 'text hilux warranty, unused new'],
    ['seats that are counted, and not coloured', 'red seats 7', 'colour Cherry Red/Red, seats 7'],
    ['a price and an odometer', 'under 20k under 90000 kms', 'price :20000, km :90000'],
    ['an odometer whose unit stands before it', 'price under 20k kms under 100k', 'price :20000, km :100000'],
    ['kilometres by their k', 'under 80,000 k', 'km :80000'],
    ['dollars with a k too many', 'under $20,000k', 'price :20000'],
    ['miles, in kilometres', 'under 30000 miles', 'km :48000'],
    ['a bare year', 'hilux 2019', 'year 2019:2019, text hilux'],
    ['a year and newer', '2018 or newer', 'year 2018:'],
    ['up to the newest', 'hilux 2018 to now', 'year 2018:, text hilux'],
    ['the same with a hyphen', '2018 - present', 'year 2018:'],
    ['a model year', 'my20 hilux', 'year 2020:2020, text hilux'],
    ['a model year with its century', 'MY2020', 'year 2020:2020'],
    ['a model year in two words', 'my 20 hilux', 'year 2020:2020, text hilux'],
    ['one that began within the year', 'MY20.5', 'year 2020:2020'],
    ['an amount of mine', 'my 20k', 'price :20000'],
    ['a year without its century', "'19 hilux", 'year 2019:2019, text hilux'],
    ['the same as phones write it', 'hilux ’08', 'year 2008:2008, text hilux'],
    ['one of the last century', "'98 hilux", 'year 1998:1998, text hilux'],
    ['two of them', "'15-'18", 'year 2015:2018'],
    ['no year but inches', "hilux 5'10", "text hilux 5'10"],
    ['a round year that only years are before', 'hilux older than 2000', 'year :1999, text hilux'],
    ['the same in a word', 'pre 2000', 'year :1999'],
    ['years before people', 'hilux 2012 to 2015 people', 'year 2012:2015, text hilux people'],
    ['a year before a name that begins with a unit', 'from 2018 t-roc', 'year 2018:, text t-roc'],
    ['how many people a body moves', '8 people mover', 'seats 8, text people mover'],
    ['two years of two wishes', 'hatch 2018 or ute 2019', 'body Hatchback/Ute, year 2018:2019'],
    ['three years', '2015-2016-2017', 'year 2015:2017'],
    ['years without a century', '2016-18', 'year 2016:2018'],
    ['newer than a year', 'newer than 2018', 'year 2019:'],
    ['an age', 'under 5 years old', 'year 2021:'],
    ['an odometer and a price, no range of both', '87,997km - $21,990', 'km :87997, price :21990'],
    ['an odometer and more of it', '10000 km up to 20000', 'km 10000:20000'],
    ['an odometer, and a price that is higher', '20k km under 25k', 'km :20000, price :25000'],
    ['the same in miles', '20k mi under 25k', 'km :32000, price :25000'],
    ['the same apart by a comma', 'under 10000 km, under 20000', 'km :10000, price :20000'],
    ['a price, and an odometer behind a comma', 'under 20000, km under 10000', 'price :20000, km :10000'],
    ['a price and an odometer without a word between', 'under 20000 10000km', 'price :20000, km :10000'],
    ['the same with a gap before the unit', 'under 20000 10000 km', 'price :20000, km :10000'],
    ['a weight, no price', 'payload 7000 lbs', 'text payload 7000 lbs'],
    ['a number of the stock, and nothing denied', 'stock no. M10014', 'text M10014'],
    ['one that looks like a price', 'stock number 20000', 'text #20000'],
    ['one that looks like two', 'stock no 31-4631 hilux', 'text #31-4631 hilux'],
    ['one behind its sign', 'stock #20000', 'text #20000'],
    ['the sign alone', 'hilux #20000 red', 'colour Cherry Red/Red, text hilux #20000'],
    ['both', 'stk# M10014', 'text # M10014'],
    ['no number of the stock, but something denied', 'in stock no hybrids', 'fuel !Petrol Hybrid'],
    ['the same in one word more', 'stock number M10014', 'text M10014'],
    ['what a question says around it', 'how much is the corolla still', 'text corolla'],
    ['a letter behind what is else said around a name', 'civic type r', 'text civic type r'],
    ['a third row of seats', '3rd row seating', 'seats 7/8'],
    ['three rows', 'three row wagon', 'seats 7/8, body Wagon'],
    ['a model that is a year', 'peugeot 2008', 'text peugeot 2008'],
    ['a price a week', 'hilux under $100 a week', 'weekly_price :100, text hilux'],
    ['a price a week the other way round', 'weekly up to 80', 'weekly_price :80'],
    ['a price a week alone', '$100 a week', 'weekly_price :100'],
    ['behind a slash', '$100/week', 'weekly_price :100'],
    ['about a price a week', 'around $100 a week', 'weekly_price 85:115'],
    ['at least a price a week', 'over $100 a week', 'weekly_price 100:'],
    ['or more', '$100 a week or more', 'weekly_price 100:'],
    ['or more, said before the week', '$100+ pw', 'weekly_price 100:'],
    ['a lowest price that is said twice', 'over $100 a week or more', 'weekly_price 100:'],
    ['or less', 'hilux $100 a week or less', 'weekly_price :100, text hilux'],
    ['no more than a price a week', 'not over $100 a week', 'weekly_price :100'],
    ['two prices a week', '$50 to $100 a week', 'weekly_price 50:100'],
    ['the other way round', 'between 100 and 50 per week', 'weekly_price 50:100'],
    ['with a hyphen', '$50-$100 weekly', 'weekly_price 50:100'],
    ['weekly payments', 'weekly payments between 50 and 100', 'weekly_price 50:100'],
    ['payments a week', 'repayments of $100 a week', 'weekly_price :100'],
    ['a price and payments', 'under 20k $100 weekly payments', 'price :20000, weekly_price :100'],
    ['a price a fortnight', 'under $200 a fortnight', 'weekly_price :100'],
    ['a price a month', '$400 a month', 'weekly_price :92'],
    ['a price a week and an age', '$100 a week under 5 years old', 'weekly_price :100, year 2021:'],
    ['a year and a price a week', 'hilux 2019 and $90 a week', 'year 2019:2019, weekly_price :90, text hilux'],
    ['a name with a number and a price a week', 'mazda 3 and $90 a week', 'weekly_price :90, text mazda 3'],
    ['a number of seats and a price', '7 seater and under 20k', 'seats 7, price :20000'],
    ['at least so many seats and a price', 'at least 7 seats and under $20,000', 'seats 7/8, price :20000'],
    ['a number of seats and a year', '7 seater and over 2015', 'seats 7, year 2015:'],
    ['a number of doors and a price', '5 doors and below 20k', 'doors 5, price :20000'],
    ['so many seats and more', '7 seats and above, under 20k', 'seats 7/8, price :20000'],
    ['a price and a year', '20k and over 2015', 'price :20000, year 2015:'],
    ['a price and a year without an "and"', '20k under 2015', 'price :20000, year :2015'],
    ['a price or less, and a year', '20k or under 2015', 'price :20000, year 2015:2015'],
    ['an odometer and a year', '100000 km and over 2015', 'km :100000, year 2015:'],
    ['a year and a price below it', '2015 and below 20k', 'year 2015:2015, price :20000'],
    ['a year and before', '2015 and below', 'year :2015'],
    ['a year and over', '2015 and over', 'year 2015:'],
    ['a year and a price above it', '2015 and over 20k', 'year 2015:2015, price 20000:'],
    ['a year or under', '2015 or under', 'year :2015'],
    ['a year above one and below another', 'over 2015 and under 2019', 'year 2015:2019'],
    ['an amount of one kind above one and below another', 'over 10k and under 20k', 'price 10000:20000'],
    ['a payment and a year', '$100 a week and over 2015', 'weekly_price :100, year 2015:'],
    ['a measure and a price', 'over 2 litres and under 20k', 'price :20000, unused over 2 litres'],
    ['one year or another', '2015 or 2016 hilux', 'year 2015:2016, text hilux'],
    ['one of three years', 'hilux 2019 and 2017 or 2018', 'year 2017:2019, text hilux'],
    ['one year or another or newer', '2018 or 2019 or newer', 'year 2018:'],
    ['one year or another or older', '2018 or 2019 or older', 'year :2019'],
    ['a year that it was built in', 'hilux built in 2018', 'year 2018:2018, text hilux'],
    ['an age and more', 'hilux 10+ years old', 'year :2016, text hilux'],
    ['an age and more in words', '10 years or older', 'year :2016'],
    ['an age between two', 'hilux 5 to 10 years old', 'year 2016:2021, text hilux'],
    ['an age between two in words', 'between two and three years old', 'year 2023:2024'],
    ['an age between two with hyphens', '2-3 year old hatch', 'body Hatchback, year 2023:2024'],
    ['one age or another', '6 or 5 years old', 'year 2020:2021'],
    ['a name with a number, and an age', 'mazda 3 and 5 years old', 'year 2021:2021, text mazda 3'],
    ['no age, but a warranty between two', '3 to 5 years warranty', 'text warranty, unused 3 to 5 years'],
    ['a year and as many seats', '2018 or 7 seater', 'seats 7, year 2018:2018'],
    ['a year or a price', '2018 or 20000', 'year 2018:2018, price :20000'],
    ['two prices that could be years', 'price 2000 or 2010', 'price 2000:2010'],
    ['no kilometres a week', 'under 10000 km a week', 'km :10000, text week'],
    ['what has a colour besides the car', 'hilux red leather', 'text hilux leather, unused red'],
    ['what is new besides the car', 'hilux new tyres', 'text hilux tyres, unused new'],
    ['a colour and then something else', 'red, leather seats', 'colour Cherry Red/Red, text leather seats'],
    ['a size that no car tells', 'compact wagon', 'body Wagon, unused compact'],
    ['what a body is for', 'family wagon under 20k', 'body Wagon, price :20000, unused family'],
    ['an odometer that is low, and how low', 'low kms under 100,000', 'km :100000, km:asc'],
    ['a low odometer, and a price', 'low kms under 20000', 'price :20000, km:asc'],
    ['a low odometer and a limit of its own', 'low km hatch under 100,000', 'body Hatchback, price :100000, km:asc'],
    ['either of two makes', 'toyota or suzuki hatch', 'body Hatchback, make Toyota/Suzuki'],
    ['of more, as names are typed', 'toyotas, mercedes-benz/suzuki', 'make Toyota/Mercedes-Benz/Suzuki'],
    ['one by its nickname', 'merc or suzuki', 'make Mercedes-Benz/Suzuki'],
    ['a make and a model of another', 'toyota or suzuki swift', 'text toyota suzuki swift'],
    ['a make twice', 'toyota toyota', 'text toyota toyota'],
    ['about an amount, as it is called', 'hilux around the 25k mark', 'price 21250:28750, text hilux'],
    ['about one that is a limit', 'under the 20k mark', 'price :20000'],
    ['whom it is for', "i'm after a hatch for uni", 'body Hatchback'],
    ['a decade', '90s hilux', 'year 1990:1999, text hilux'],
    ['a decade of this century', 'hilux 2010s', 'year 2010:2019, text hilux'],
    ['no decade, but a name', 'lexus 300s', 'text lexus 300s'],
    ['that size in two words', 'mid-size hatch under 20k', 'body Hatchback, price :20000, unused mid-size'],
    ['a name that begins with a size', 'big horn', 'text big horn'],
    ['seats in a word', 'seven seater', 'seats 7'],
    ['at least so many seats', '7+ seats', 'seats 7/8'],
    ['seats no car has', '6 seater hilux', 'text hilux, not 6 seater'],
    ['doors before a body', '5dr hatch', 'doors 5, body Hatchback'],
    ['a plural', 'hatches', 'body Hatchback'],
    ['words together or apart', 'stationwagon', 'body Wagon'],
    ['a hyphen', 'pre-owned', 'car_type used'],
    ['several shades', 'red', 'colour Cherry Red/Red'],
    ['a word of the dealer’s own', 'oyster', 'colour Pearl White'],
    ['what the stock calls otherwise', 'unleaded', 'fuel Premium/Petrol'],
    ['what no car is', 'electric hilux', 'text hilux, not electric'],
    ['a slip in a long word', 'hatchbak', 'body Hatchback'],
    ['a nickname', 'merc', 'make Mercedes-Benz'],
    ['a family of models', 'c class', 'make_model Mercedes-Benz C200'],
    ['a name that holds such a word', 'wagon r', 'text wagon r'],
    ['a place', 'dubbo', 'city Dubbo'],
    ['a place with cars before its part of the country', 'sydney', 'city Sydney'],
    ['a part of the country', 'in new south wales', 'state NSW'],
    ['an order', 'hilux with low kms', 'km:asc, text hilux'],
    ['what is only said around it', 'cars for sale near me', ''],
    ['a postcode to be near, which is no price', 'near 3000', 'unused near 3000'],
    [
      'one of a shopper who says what for',
      'hatch closest dealer to 3121',
      'body Hatchback, unused closest dealer to 3121',
    ],
    ['a price to be near', 'near 3000 dollars', 'price :3000'],
    ['how long a registration lasts', 'hatch rego till march 2027', 'body Hatchback, unused rego till march 2027'],
    ['the same in digits', 'reg to 03/27', 'unused reg to 03/27'],
    ['the same without a month', 'rego until 2027', 'unused rego until 2027'],
    ['a year of registration', 'registered 2019', 'year 2019:2019, text registered'],
    ['the postcode of a place, which is no price', 'dubbo 4000', 'city Dubbo, unused 4000'],
    ['one that begins with a zero', 'hatch in dubbo 0830', 'body Hatchback, city Dubbo, unused 0830'],
    ['one whose zero is lost', 'hatch in dubbo 800', 'body Hatchback, city Dubbo, unused 800'],
    ['an odometer behind a place', 'dubbo 800 km', 'city Dubbo, km :800'],
    ['a model behind a place', 'dubbo 308', 'city Dubbo, text 308'],
    ['a postcode that is said to be one', 'postcode 4000 hatch', 'body Hatchback, unused postcode 4000'],
    ['one that could be a year', 'sydney 2000', 'city Sydney, unused 2000'],
    ['a price of cars at a place', 'dubbo $4000', 'city Dubbo, price :4000'],
    ['a price behind a place', 'dubbo 12000', 'city Dubbo, price :12000'],
    ['a year behind a place', 'dubbo 2019', 'city Dubbo, year 2019:2019'],
    ['how a name begins', 'to', 'text to'],
    ['a name with a hyphen', 'cx-5 red', 'colour Cherry Red/Red, text cx-5'],
    ['names with numbers', 'mazda 3', 'text mazda 3'],
    ['a stop word in a name', 'a 4', 'text a 4'],
    ['a name parted by a hyphen', 'i-30', 'text i-30'],
    ['another name parted', 'hyundai i 30', 'text hyundai i 30'],
    ['what is not wanted', 'hilux not a ute', 'body !Ute, text hilux'],
    ['what is wanted without something', 'red, no hybrid', 'colour Cherry Red/Red, fuel !Petrol Hybrid'],
    ['what is wanted of what was asked for', 'hatch or wagon, not a wagon', 'body Hatchback'],
    ['what is wanted and denied at once', 'auto not cvt', 'transmission Automatic/CVT Auto, not not cvt'],
    ['neither one nor the other', 'no hatch, not a ute', 'body !Hatchback/!Ute'],
    ['no make', 'not toyota', 'make !Toyota'],
    ['nor cars of it', 'no toyotas', 'make !Toyota'],
    ['a make and not another', 'no suzuki but peugeot', 'make !Suzuki, text peugeot'],
    ['neither of two makes', 'anything but a toyota or a suzuki', 'make !Toyota/!Suzuki'],
    ['neither of two makes, in so many words', 'neither toyota nor suzuki', 'make !Toyota/!Suzuki'],
    ['nor one with another', 'except suzuki and peugeot', 'make !Suzuki/!Peugeot'],
    ['no make by its nickname', 'not a merc', 'make !Mercedes-Benz'],
    ['no make that is not sold', 'red not mazda', 'colour Cherry Red/Red, text -mazda'],
    ['no model of a make', 'mazda not cx-5', 'text mazda -"cx-5"'],
    ['no model by both its names', 'not toyota corolla hatch', 'body Hatchback, text -"toyota corolla"'],
    ['no name that holds a word with a meaning', 'not a wagon r', 'text -"wagon r"'],
    ['no family of models', 'suzuki not c class', 'make_model !Mercedes-Benz C200, text suzuki'],
    ['no feature', 'hatch without sunroof', 'body Hatchback, text -sunroof'],
    ['no two features', 'without tow bar or canopy, hilux', 'text -"tow bar" -canopy hilux'],
    ['no phrase in quotes', 'hilux no "tow bar"', 'text hilux -"tow bar"'],
    ['no two kinds of things', 'no hybrid or wagon', 'fuel !Petrol Hybrid, body !Wagon'],
    ['something wanted behind what is denied', 'no hybrid and hatch', 'fuel !Petrol Hybrid, body Hatchback'],
    ['no such number', 'hilux no 7 seater', 'seats !7, text hilux'],
    ['nor another', 'no 7 seater or 8 seater', 'seats !7/!8'],
    ['no number that no car has', 'hilux no 6 seater', 'text hilux'],
    ['nothing that no car is', 'hilux not electric', 'text hilux'],
    ['no such amount', 'not less than 20k', 'unused not less than 20k'],
    ['not the other end of an order', 'hilux not too expensive', 'text hilux, unused not too expensive'],
    ['a denial of nothing', 'hilux not', 'text hilux'],
    ['a denial of nothing alone', 'not', ''],
    ['which may be longer', 'nothing', ''],
    ['no more than an amount', 'not over 18000', 'price :18000'],
    ['nothing beyond an amount', 'hilux nothing over 30k', 'price :30000, text hilux'],
    ['nothing that has more of something', 'nothing with over 100k kms', 'km :100000'],
    ['no cars beyond an amount', 'no cars over 30k', 'price :30000'],
    ['nothing below an amount', 'nothing under 20k', 'price 20000:'],
    ['nothing before a year', 'nothing older than 2018', 'year 2018:'],
    ['nothing behind a year', 'nothing newer than 2018', 'year :2018'],
    ['nothing beyond an age', 'nothing over 5 years old', 'year 2021:'],
    ['nothing beyond a price a week', 'nothing over $100 a week', 'weekly_price :100'],
    ['nothing about an amount', 'nothing around 20k', 'unused nothing around 20k'],
    ['nothing with more seats', 'nothing over 7 seats', 'seats 5/7'],
    ['nothing with fewer seats', 'nothing under 7 seats', 'seats 7/8'],
    ['no more than so many doors', 'hatch no more than 4 doors', 'body Hatchback, doors 4'],
    ['nothing that is so', 'nothing red', 'colour !Cherry Red/!Red'],
    ['nothing that has something', 'hilux nothing with sunroof', 'text hilux -sunroof'],
    ['nothing else', 'nothing but red', 'colour Cherry Red/Red'],
    ['any colour but one', 'any colour but white', 'colour !White/!Pearl White'],
    ['any make but one', 'hilux any make but toyota', 'make !Toyota, text hilux'],
    ['any make but two', 'all makes but toyota or suzuki', 'make !Toyota/!Suzuki'],
    ['all but one', 'all but ute', 'body !Ute'],
    ['any but one', 'any but white', 'colour !White/!Pearl White'],
    ['everything but one', 'everything but a ute', 'body !Ute'],
    ['any of a kind except one', 'any body except ute', 'body !Ute'],
    ['any of a kind, but an amount', 'any colour but under 20k', 'price :20000'],
    ['non with a hyphen', 'non-white', 'colour !White/!Pearl White'],
    ['non with a gap', 'hilux non diesel', 'fuel !Diesel, text hilux'],
    ['non with a make', 'non-toyota', 'make !Toyota'],
    ['non with a hyphen apart', 'non - white', 'colour !White/!Pearl White'],
    ['non with a hyphen before two', 'non-hybrid or wagon', 'fuel !Petrol Hybrid, body !Wagon'],
    ['non before what no car is', 'non-electric hatch', 'body Hatchback'],
    ['non before an unknown word, which may be how a car is called', 'non-smoker', 'text non-smoker'],
    ['no make with a slip in it', 'not a toyta', 'make !Toyota'],
    ['nor cars of it', 'no toytas or suzki', 'make !Toyota/!Suzuki'],
    ['no make of two words with a slip in it', 'not mercedes benzz', 'make !Mercedes-Benz'],
    ['no model of a make with a slip in it', 'hatch not a toyta corolla', 'body Hatchback, unused not a toyta corolla'],
    ['no short name that is like a make', 'not a toyo', 'text -toyo'],
    ['what is denied and wanted after all', 'not toyota toyota', 'text toyota, unused not toyota'],
    ['more of it wanted after all', 'not toyota toyota corolla', 'text toyota corolla, unused not toyota'],
    ['no model of a make that is wanted', 'not toyota hilux toyota', 'text -"toyota hilux" toyota'],
    ['a denial as addresses write it', 'hatch !white', 'body Hatchback, colour !White/!Pearl White'],
    ['a word denied so', 'hatch !sunroof', 'body Hatchback, text -sunroof'],
    ['a call', 'hatch! white', 'body Hatchback, colour White/Pearl White'],
    ['a phrase in quotes', '"red hilux"', 'text "red hilux"'],
    ['an exclusion', '-red hilux', 'text -red hilux'],
    [
      'several at once',
      'cheap maroon auto hatch',
      'colour Cherry Red/Red, transmission Automatic/CVT Auto, body Hatchback, price:asc',
    ],
  ])('%s: %s', (_reason, query, meaning) => {
    expect(said(read(query))).toBe(meaning)
  })

  describe('where there are many makes', () => {
    const makes = [...sampleLexicon.makes, ...'ABCDEF'].map((make) => (make.length > 1 ? make : `Zed ${make}`))
    const readMany = createReader({ ...sampleLexicon, makes }, 2026)

    test.each([
      ['one is denied', 'hatch not toyota', 'body Hatchback, make !Toyota'],
      ['whatever it is called', 'no merc or zed b', 'make !Mercedes-Benz/!Zed B'],
    ])('%s: %s', (_reason, query, meaning) => {
      expect(said(readMany(query))).toBe(meaning)
    })
  })

  describe('where there are many colours', () => {
    const paint = (name: string, ...values: string[]) =>
      ({ attribute: 'colour', name, values, words: [name.toLowerCase()] }) as const
    const paints = [
      paint('Black', 'Black'),
      paint('Grey', ...['Ash', 'Fog', 'Gull', 'Iron', 'Lead', 'Rock', 'Slate', 'Steel']),
      paint('White', 'Snow', 'Polar White'),
      paint('Snow', 'Snow'),
    ]
    const readMany = createReader({ ...sampleLexicon, meanings: paints }, 2026)

    test.each([
      ['one is denied in all its shades', 'hilux not white', 'colour !Snow/!Polar White, text hilux'],
      ['or two are', 'not white or black', 'colour !Snow/!Polar White/!Black'],
      ['or one of many shades', 'not grey', 'colour !Ash/!Fog/!Gull/!Iron/!Lead/!Rock/!Slate/!Steel'],
      [
        'but not those denied before',
        'not white, not grey',
        'colour !Snow/!Polar White/!Ash/!Fog/!Gull/!Iron/!Lead/!Rock/!Slate/!Steel',
      ],
      ['but not what is wanted after all', 'not white but snow', 'colour !Polar White/Snow'],
      ['unless others are wanted', 'black or white, not white', 'colour Black'],
      ['which is no contradiction', 'white not white', 'colour Snow/Polar White, unused not white'],
    ])('%s: %s', (_reason, query, meaning) => {
      expect(said(readMany(query))).toBe(meaning)
    })
  })

  it('what no filter can deny is said to be left out', () => {
    const sale = { attribute: 'tag', name: 'On sale', values: ['On sale'], words: ['reduced'] } as const
    expect(said(createReader({ ...sampleLexicon, meanings: [sale] }, 2026)('hilux not reduced'))).toBe(
      'text hilux, unused not reduced',
    )
  })

  it('where all cars are what is denied, none answers to it', () => {
    const body = { attribute: 'body', name: 'SUV', values: ['SUV'], words: ['suv'] } as const
    expect(said(createReader({ ...sampleLexicon, meanings: [body] }, 2026)('anything but suv'))).toBe(
      'not anything but suv',
    )
  })

  test.each([
    ["'30 hilux", 'year 2030:2030, text hilux'],
    ["'32 hilux", 'year 2032:2032, text hilux'],
    ["'98 hilux", 'year 1998:1998, text hilux'],
    ["'29-'31", 'year 2029:2031'],
  ])('years without a century are the latest that cars may be of: %s', (query, meaning) => {
    expect(said(createReader(sampleLexicon, 2030)(query))).toBe(meaning)
  })

  test.each([
    ['darwin 4217', 'not darwin, unused 4217'],
    ['darwin 800', 'not darwin, unused 800'],
    ['darwin 2019', 'year 2019:2019, not darwin'],
  ])('behind a place where no car stands four digits are its postcode, unless a year: %s', (query, meaning) => {
    const darwin = { attribute: 'state', name: 'NT', values: [], words: ['darwin'] } as const
    expect(said(createReader({ ...sampleLexicon, meanings: [darwin] }, 2026)(query))).toBe(meaning)
  })

  it('on a site in miles turns kilometres, and reads bare numbers as miles', () => {
    const american = createReader({ ...sampleLexicon, unit: 'mi' }, 2026)
    expect(said(american('under 80000 km'))).toBe('km :50000')
    expect(said(american('mileage under 50000'))).toBe('km :50000')
    expect(said(american('dubbo 4000'))).toBe('city Dubbo, price :4000')
  })
})

const phrases = [
  'under 20k',
  'red',
  'hatch',
  '7 seater',
  '2018+',
  'low km',
  'auto',
  'hilux',
  'c class',
  'dubbo',
  'used',
]
const pieces = fc.constantFrom(
  ...phrases,
  'under',
  'k',
  '20',
  '$',
  '-',
  '+',
  'to',
  'and',
  '"',
  'door',
  'km',
  '2019',
  'zzz',
  'toyota',
  'not',
  'without',
  'or',
  'nothing',
  'non-',
  '!red',
  'any colour but',
)
const typed = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 120 }),
)

describe('reading', () => {
  it('never throws, and the rest of it says nothing more', () => {
    fc.assert(
      fc.property(typed, (query) => {
        const { rest } = read(query)
        expect(read(rest)).toEqual({ lists: {}, ranges: {}, sort: null, rest, unmatchedWords: [], unusedWords: [] })
      }),
      { seed: 13, numRuns: 2000 },
    )
  })

  it('never asks for what is denied', () => {
    const denials = fc.constantFrom('not', 'no', 'without', 'anything but a', 'excluding')
    const things = phrases.filter((phrase) => !/\d\d|low/.test(phrase))
    const denied = fc.constantFrom('toyota', 'merc', 'zzz', 'tow bar', ...things)
    fc.assert(
      fc.property(denials, fc.uniqueArray(denied, { minLength: 1, maxLength: 3 }), (denial, names) => {
        const { lists, ranges, sort, rest } = read(`${denial} ${names.join(' or ')}`)
        expect(rest.replace(/-(?:"[^"]*"|\S+)/g, '').trim()).toBe('')
        expect([ranges, sort]).toEqual([{}, null])
        for (const own of names.map((name) => read(name).lists))
          for (const name of Object.keys(own) as (keyof Reading['lists'])[])
            expect(lists[name]?.filter((value) => own[name]?.includes(value)) ?? []).toEqual([])
      }),
      { seed: 13, numRuns: 500 },
    )
  })

  it('takes a few milliseconds at most, whatever is typed', () => {
    const long = [
      'under '.repeat(40),
      '1 '.repeat(100),
      '"'.repeat(200),
      '7-'.repeat(100),
      '$'.repeat(200),
      'not zzzzzzzz '.repeat(15),
      `not ${'zzzzzzzz '.repeat(21)}`,
      'a'.repeat(5000),
    ]
    for (const query of [...long, ...phrases.map((phrase) => `${phrase} `.repeat(30))])
      expect(measureFastestRun(() => read(query))).toBeLessThan(20)
  })

  it('without the words of one filter gives what taking that filter back gives', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...phrases), { minLength: 1 }), fc.nat(), (words, at) => {
        const gone = words[at % words.length] ?? ''
        const whole = read(words.join(', '))
        const alone = read(gone)
        const rest = read(words.filter((word) => word !== gone).join(', '))
        const names = (reading: Reading) => [...Object.keys(reading.lists), ...Object.keys(reading.ranges)].sort()
        const taken = names(whole).filter((name) => !names(alone).includes(name))
        expect(names(rest)).toEqual(taken)
        for (const name of Object.keys(rest.lists) as (keyof Reading['lists'])[])
          expect(rest.lists[name]).toEqual(whole.lists[name])
        expect(rest.ranges).toEqual(
          Object.fromEntries(Object.entries(whole.ranges).filter(([name]) => taken.includes(name))),
        )
        expect(rest.sort).toBe(alone.sort === null ? whole.sort : null)
      }),
      { seed: 13, numRuns: 500 },
    )
  })
})
