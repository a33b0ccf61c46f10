import type { CardapioResumo, Categoria, DiaSemana } from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import { diaDaSemana } from '@merenda/shared/regras';
import type { SemanaDaProposta, Vaga } from './proposta.js';

type Servido = Pick<Vaga, 'hora' | 'tipo'> & { prato: { id: number } };

/** Equal for the same dishes at the same hours. */
const chaveDosPratos = (pratos: readonly Servido[]): string =>
  pratos
    .map(({ hora, tipo, prato }) => `${hora} ${tipo} ${prato.id}`)
    .sort()
    .join();

/** A menu of a week: one that exists, or a draft of a new one, for one day or several. */
export interface CardapioDaSemana {
  /** Equal for the same dishes at the same hours. */
  chave: string;
  dias: DiaSemana[];
  vagas: readonly Vaga[];
  existente: CardapioResumo | null;
  /** Of a draft. */
  nome: string;
}

/** '30/11' of '30/11/2026'. */
const semAno = (dia: string): string => dia.slice(0, 5);

/** The name, with a number behind it where it is taken. */
function nomeLivre(nome: string, usados: readonly { nome: string }[]): string {
  const tomados = new Set(usados.map((um) => um.nome));
  let livre = nome;
  for (let vez = 2; tomados.has(livre); vez++) livre = `${nome} (${vez})`;
  return livre;
}

/** 'SUGESTÃO CRECHE 30/11 A 04/12' */
export function nomeDoSemanal(
  { dias }: SemanaDaProposta,
  { modalidade }: Categoria,
  semanais: readonly { nome: string }[],
): string {
  const pontas = new Set([dias[0], dias.at(-1)].flatMap((um) => (um ? semAno(um.dia) : [])));
  return nomeLivre(`SUGESTÃO ${modalidade} ${[...pontas].join(' A ')}`, semanais);
}

/** The menus of a week's school days: days with the same dishes at the same hours share one. */
export function cardapiosDaSemana(
  { dias }: SemanaDaProposta,
  categoria: Categoria,
  cardapios: readonly CardapioResumo[],
): CardapioDaSemana[] {
  const existentes = new Map(
    cardapios
      .filter(({ cardapioTipo }) => cardapioTipo === 'REGULAR')
      .map((cardapio) => [chaveDosPratos(cardapio.pratos), cardapio]),
  );
  const daSemana = new Map<string, CardapioDaSemana>();
  for (const { dia, vagas } of dias) {
    const diaSemana = diaDaSemana(dataComparavel(dia));
    if (diaSemana === null) continue;
    const chave = chaveDosPratos(vagas);
    const outro = daSemana.get(chave);
    if (outro) outro.dias.push(diaSemana);
    else
      daSemana.set(chave, {
        chave,
        dias: [diaSemana],
        vagas,
        existente: existentes.get(chave) ?? null,
        nome: nomeLivre(`SUGESTÃO ${categoria.modalidade} ${semAno(dia)}`, cardapios),
      });
  }
  return [...daSemana.values()];
}
