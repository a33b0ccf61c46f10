import { soDigitos } from '../../formatos/digitos.js';
import { paraBusca } from '../../formatos/textos.js';

interface Unidade {
  nome: string;
  cep?: string | null;
  codigoInep?: string | null;
}

/**
 * The units that look the same as one that is registered or changed: the same name and CEP. Units that both have an INEP
 * code are told apart by it. Two institutions at one address may be two, so the question mentions it, and nothing refuses it.
 * @param id of the unit that is changed
 */
export const unidadesIguais = <U extends Unidade & { id: number }>(
  { nome, cep, codigoInep }: Unidade,
  unidades: readonly U[],
  id?: number,
): U[] =>
  unidades.filter(
    (uma) =>
      uma.id !== id &&
      !(codigoInep && uma.codigoInep) &&
      paraBusca(uma.nome) === paraBusca(nome) &&
      soDigitos(uma.cep ?? '') === soDigitos(cep ?? ''),
  );

/** The text of the 'Aviso' about them. */
export const frasesDasIguais = (iguais: readonly { nome: string }[], nomear: (nome: string) => string): string[] =>
  iguais.map(({ nome }) => `Já há uma unidade com este nome e este CEP: ${nomear(nome)}.`);
