import type { AlunosEsperados, BuscaAlunos, ModalidadeEscolar, QuantidadeDeAlunos } from '@merenda/shared/contratos';
import { arredondar, categoriaDaFaixa, decimal, jornadaDaModalidade, somar } from '@merenda/shared/regras';
import { and, eq, sql } from 'drizzle-orm';
import { exigirUnidadesEducacionais, unidadesDoUsuario } from '../../acesso/index.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { adesoes } from '../../banco/esquema/cadastros/matriculas.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { alunosMatriculados } from '../../cadastros/index.js';
import type { ServicoDeAlunos } from '../../externo/alunos.js';
import { invalido, naoEncontrado, Recusa } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { chaveDasUltimas, lerUltimasRefeicoes } from '../previsao/alunos.js';

/** The students that a meal is cooked for. */
interface ParaQuem {
  unidade: number;
  /** 'YYYY-MM-DD'. */
  data: string;
  /** Code of the age band. */
  faixa: string;
  /** The menu's; without it both lengths of the school day count. */
  modalidade?: ModalidadeEscolar;
}

/**
 * How many students eat: by the school service, else the mean of the last 20 executed meals up to that day, rounded
 * half up to whole students, else the enrolments. For a day ahead it is what the list of needs takes by default, the
 * enrolments times the adherence, else the mean: the school service knows only days that have come. Throws the refusal
 * of the service, or 404 for a day ahead without any of them.
 */
export async function alunosEsperados(
  banco: Banco,
  servico: () => Promise<ServicoDeAlunos>,
  quem: ParaQuem,
): Promise<AlunosEsperados> {
  if (quem.data > hoje()) {
    const previstos = (await pelasMatriculas(banco, quem, true)) ?? (await pelasRefeicoes(banco, quem));
    if (!previstos) throw naoEncontrado('Não há matrículas nem refeições executadas para este cardápio.');
    return previstos;
  }
  try {
    const alunos = await servico();
    const escola = await escolaDaUnidade(banco, quem.unidade);
    return { quantidade: await alunos.quantidade({ escola, data: quem.data, faixaEtaria: quem.faixa }) };
  } catch (recusa) {
    if (!(recusa instanceof Recusa)) throw recusa;
    const conhecidos = (await pelasRefeicoes(banco, quem)) ?? (await pelasMatriculas(banco, quem, false));
    if (!conhecidos) throw recusa;
    return conhecidos;
  }
}

/** Like `alunosEsperados`; null where there is no source. */
export async function alunosEsperadosOuNada(
  ...args: Parameters<typeof alunosEsperados>
): Promise<AlunosEsperados | null> {
  try {
    return await alunosEsperados(...args);
  } catch (recusa) {
    if (recusa instanceof Recusa) return null;
    throw recusa;
  }
}

async function pelasRefeicoes(
  banco: Banco,
  { unidade, data, faixa, modalidade }: ParaQuem,
): Promise<AlunosEsperados | null> {
  const integral = modalidade === undefined ? null : jornadaDaModalidade(modalidade) === 'INTEGRAL';
  const quais = sql`r.unidade_educacional_id = ${unidade} and fe.codigo = ${faixa} and r.dia <= ${data}`;
  const ultimas = (await lerUltimasRefeicoes(banco, quais, integral !== null)).get(
    chaveDasUltimas(unidade, faixa, integral),
  );
  if (!ultimas) return null;
  const media = decimal(ultimas.pessoas).div(ultimas.refeicoes);
  return { quantidade: arredondar(media, 0).toNumber(), refeicoes: ultimas.refeicoes };
}

/** By the enrolments of the newest year up to the day's. */
async function pelasMatriculas(
  banco: Banco,
  { unidade, data, faixa, modalidade }: ParaQuem,
  comAdesao: boolean,
): Promise<AlunosEsperados | null> {
  const categoria = categoriaDaFaixa(faixa);
  if (!categoria) return null;
  const matriculados = await alunosMatriculados(banco, {
    unidade,
    categoria,
    ate: Number(data.slice(0, 4)),
    ...(modalidade && { jornada: jornadaDaModalidade(modalidade) }),
  });
  if (!matriculados?.quantidade) return null;
  const [adesao] = comAdesao
    ? await banco
        .select({ percentual: adesoes.percentual })
        .from(adesoes)
        .where(and(eq(adesoes.unidadeEducacionalId, unidade), eq(adesoes.categoria, categoria)))
    : [];
  return {
    quantidade: arredondar(
      decimal(matriculados.quantidade)
        .times(adesao?.percentual ?? 100)
        .div(100),
      0,
    ).toNumber(),
    matriculasDe: matriculados.ano,
  };
}

/** So many units are counted at the same time: each one may ask the school service. */
const AO_MESMO_TEMPO = 8;

/**
 * `alunosEsperados` of one of the user's units, or without a unit the sum of all of them (specification 3, section 7,
 * names none). A unit of which nothing says a number is left out and counted in `semNumero`; when that holds for all,
 * the refusal of the first. Also 403 and 422.
 */
export async function contarAlunos(
  contexto: Contexto,
  servico: () => Promise<ServicoDeAlunos>,
  { data, faixaEtaria, unidade, modalidade }: BuscaAlunos,
): Promise<QuantidadeDeAlunos> {
  const { banco } = contexto;
  if (unidade !== undefined) await exigirUnidadesEducacionais(contexto, [unidade]);
  const unidades = unidade === undefined ? await unidadesDoUsuario(contexto) : [unidade];
  if (unidades.length === 0) throw invalido([{ campo: 'unidade', mensagem: 'Informe a unidade.' }]);
  const [faixa] = await banco
    .select({ codigo: faixasEtarias.codigo })
    .from(faixasEtarias)
    .where(eq(faixasEtarias.id, faixaEtaria));
  if (!faixa) throw invalido([{ campo: 'faixaEtaria', mensagem: 'Faixa etária não encontrada.' }]);
  const contados: AlunosEsperados[] = [];
  const recusas: Recusa[] = [];
  for (let inicio = 0; inicio < unidades.length; inicio += AO_MESMO_TEMPO)
    await Promise.all(
      unidades.slice(inicio, inicio + AO_MESMO_TEMPO).map(async (uma) => {
        try {
          const quem = { unidade: uma, data, faixa: faixa.codigo, modalidade };
          contados.push(await alunosEsperados(banco, servico, quem));
        } catch (recusa) {
          if (!(recusa instanceof Recusa)) throw recusa;
          recusas.push(recusa);
        }
      }),
    );
  const [recusa] = recusas;
  if (contados.length === 0 && recusa) throw recusa;
  return { ...somaDosContados(contados), ...(recusas.length > 0 && { semNumero: recusas.length }) };
}

/** The meals of all means together, and the oldest year of the enrolments. */
function somaDosContados(contados: readonly AlunosEsperados[]): QuantidadeDeAlunos {
  const anos = contados.flatMap(({ matriculasDe }) => matriculasDe ?? []);
  const medias = contados.flatMap(({ refeicoes }) => refeicoes ?? []);
  return {
    quantidadeDeAlunos: somar(contados.map(({ quantidade }) => quantidade)).toNumber(),
    ...(medias.length > 0 && { refeicoes: somar(medias).toNumber() }),
    ...(anos.length > 0 && { matriculasDe: Math.min(...anos) }),
  };
}

/** The unit's id in the school system; 404 for a unit registered by hand. */
export async function escolaDaUnidade(banco: Banco, unidadeId: number): Promise<number> {
  const [unidade] = await banco
    .select({ idIEscolar: unidadesEducacionais.idIEscolar })
    .from(unidadesEducacionais)
    .where(eq(unidadesEducacionais.id, unidadeId));
  if (!unidade || unidade.idIEscolar === null) throw naoEncontrado('Esta unidade não está ligada ao sistema escolar.');
  return unidade.idIEscolar;
}
