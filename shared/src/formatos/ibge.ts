import { soDigitos } from './digitos.js';

export const limparIbge = (texto: string): string => soDigitos(texto);

/** Codes that IBGE gave with another check digit than its rule makes. */
const FORA_DA_REGRA = [
  '2201919', // Bom Princípio do Piauí
  '2201988', // Brejo do Piauí
  '2202251', // Canavieira
  '2611533', // Quixaba
  '3117836', // Cônego Marinho
  '3152131', // Ponto Chique
  '4305871', // Coronel Barros
  '5203939', // Buriti de Goiás
  '5203962', // Buritinópolis
];

/**
 * IBGE's code of a municipality: the state's two digits, four of the municipality, and a check digit, modulus 10 with
 * the weights 1, 2, 1, 2, 1, 2, where a product of two digits counts as their sum.
 */
export function ibgeValido(texto: string): boolean {
  const codigo = texto.trim();
  if (!/^[1-5]\d{6}$/.test(codigo)) return false;
  const base = codigo.slice(0, 6);
  const excecao = FORA_DA_REGRA.find((fora) => fora.startsWith(base));
  if (excecao !== undefined) return codigo === excecao;
  const soma = [...base].reduce((total, digito, i) => {
    const produto = Number(digito) * (1 + (i % 2));
    return total + (produto > 9 ? produto - 9 : produto);
  }, 0);
  return (10 - (soma % 10)) % 10 === Number(codigo[6]);
}
