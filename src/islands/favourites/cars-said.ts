/** "1 car", "3 saved cars". */
export const carsSaid = (count: number, kind = ''): string => `${count} ${kind}${count === 1 ? 'car' : 'cars'}`
