import type { AlunosEsperados, BuscaAlunos, ModalidadeEscolar, QuantidadeDeAlunos } from '@merenda/shared/contratos';
import { arredondar, categoriaDaFaixa, decimal, jornadaDaModalidade } from '@merenda/shared/regras';
import { and, eq, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { faixasEtarias } from '../../banco/esquema/convencoes.js';
import { adesoes } from '../../banco/esquema/matriculas.js';
import { unidadesEducacionais } from '../../banco/esquema/unidades.js';
import type { ServicoDeAlunos } from '../../externo/alunos.js';
import { invalido, naoEncontrado, Recusa } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { alunosMatriculados } from '../matriculas/consultas.js';
import { chaveDasUltimas, lerUltimasRefeicoes } from '../necessidades/alunos.js';
import { exigirUnidadesEducacionais, unidadeUnica } from '../unidades-do-usuario.js';

/** For whom a meal is cooked. */
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
 * of the service, or 404 for a day ahead, where nothing says it.
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

/** Like `alunosEsperados`; null where nothing says it. */
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

/** `alunosEsperados` of one of the user's units. Also 403 and 422. */
export async function contarAlunos(
  contexto: Contexto,
  servico: () => Promise<ServicoDeAlunos>,
  { data, faixaEtaria, unidade, modalidade }: BuscaAlunos,
): Promise<QuantidadeDeAlunos> {
  const { banco } = contexto;
  const unidadeId = unidade ?? (await unidadeUnica(contexto));
  if (unidadeId === undefined) throw invalido([{ campo: 'unidade', mensagem: 'Informe a unidade.' }]);
  await exigirUnidadesEducacionais(contexto, [unidadeId]);
  const [faixa] = await banco
    .select({ codigo: faixasEtarias.codigo })
    .from(faixasEtarias)
    .where(eq(faixasEtarias.id, faixaEtaria));
  if (!faixa) throw invalido([{ campo: 'faixaEtaria', mensagem: 'Faixa etária não encontrada.' }]);
  const quem = { unidade: unidadeId, data, faixa: faixa.codigo, modalidade };
  const { quantidade, ...origem } = await alunosEsperados(banco, servico, quem);
  return { quantidadeDeAlunos: quantidade, ...origem };
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
