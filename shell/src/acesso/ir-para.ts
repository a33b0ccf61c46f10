/** Leaves the product for another site. */
export const irPara = (endereco: string): void => {
  globalThis.location.assign(endereco);
};
