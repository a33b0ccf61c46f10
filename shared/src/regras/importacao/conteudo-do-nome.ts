import { paraBusca } from '../../formatos/textos.js';
import type { ParteDoNome } from './campos.js';

/** A number and its unit, as names of packages end: 'ARROZ TIPO 1 5KG', 'ÓLEO 900 ml', 'OVOS C/ 30 UN'. */
const CONTEUDO =
  /(?:^|[^\d.,])(\d{1,3}(?:\.\d{3})+|\d+(?:,\d{1,3})?)\s*(kg|quilos?|g|gr|gramas?|l|lt|lts|litros?|ml|un|und|unid|unidades?)(?![a-z0-9])/g;

const UNIDADES: Readonly<Record<string, string>> = { k: 'kg', q: 'kg', g: 'g', l: 'l', m: 'ml', u: 'un' };

/**
 * What the name of a package says of its content, as a cell would have it: of 'ARROZ 5 KG' the quantity '5' and the unit
 * 'kg'. Empty when the name has no number with a unit, or two different ones, as '12 UN DE 500 G'.
 */
export function conteudoDoNome(nome: string): Readonly<Record<ParteDoNome, string>> {
  const achados = new Set(
    [...paraBusca(nome).matchAll(CONTEUDO)].map(
      ([, numero = '', unidade = '']) => `${numero} ${UNIDADES[unidade.charAt(0)]}`,
    ),
  );
  const [unico, ...outros] = achados;
  const [quantidade = '', unidade = ''] = outros.length === 0 ? (unico ?? '').split(' ') : [];
  return { QUANTIDADE: quantidade, UNIDADE: unidade };
}
