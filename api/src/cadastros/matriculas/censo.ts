import type {
  EscolaConferida,
  ImportacaoDoCenso,
  MatriculasDoAno,
  ResultadoDoCenso,
  UnidadeEducacional,
} from '@merenda/shared/contratos';
import { type EscolaDoCenso, lerEscolaDoCenso, posicoesRepetidas, somarMatriculas } from '@merenda/shared/regras';
import { inArray } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { hoje } from '../../nucleo/relogio.js';
import { buscarUnidades, travarUnidade } from '../unidades-educacionais/consultas.js';
import { atualizarUnidades } from '../unidades-educacionais/gravacao.js';
import { buscarMatriculas } from './consultas.js';
import { gravarMatriculas } from './gravacao.js';

/** A school of the census beside its unit. */
interface Comparada {
  escola: EscolaDoCenso;
  /** Null: no unit has its INEP code. */
  unidade: UnidadeEducacional | null;
  atual: MatriculasDoAno | undefined;
  /** The columns of the unit that the census changes. */
  mudancas: Partial<Pick<UnidadeEducacional, 'localizacao' | 'pct'>>;
  situacao: EscolaConferida['situacao'];
}

/** Preview of an import, school by school in the order of the file; nothing is written. */
export async function conferirCenso(banco: Banco, importacao: ImportacaoDoCenso): Promise<EscolaConferida[]> {
  return (await comparar(banco, importacao)).map(({ escola, unidade, atual, mudancas, situacao }) => ({
    inep: escola.inep,
    nome: escola.nome,
    situacao,
    motivo: escola.motivo,
    avisos: escola.avisos,
    unidade: unidade && { id: unidade.id, nome: unidade.nome },
    ano: escola.ano,
    versao: atual?.versao ?? 0,
    antes: (atual?.linhas ?? [])
      .filter((linha) => somarMatriculas([linha]).total > 0)
      .map(({ categoria, parcial, integral }) => ({ categoria, parcial, integral })),
    depois: escola.linhas,
    localizacao: mudancas.localizacao ?? null,
  }));
}

/**
 * Writes the new and the changed schools, all of them in one transaction. 409 when the enrolments of one are not those
 * of the preview.
 */
export function importarCenso(contexto: Contexto, importacao: ImportacaoDoCenso): Promise<ResultadoDoCenso> {
  return emTransacao(contexto, async (tx) => {
    const vistas = new Map(importacao.linhas.map(({ CO_ENTIDADE, versao }) => [CO_ENTIDADE, versao]));
    const resultado: ResultadoDoCenso = { gravadas: 0, iguais: 0, alunos: 0 };
    const unidades = await unidadesDoCenso(tx, importacao);
    // Two imports at once lock the units in the same order.
    for (const id of unidades.map((unidade) => unidade.id).sort((a, b) => a - b)) await travarUnidade(tx, id);
    for (const { escola, unidade, mudancas, situacao } of await comparar(tx, importacao)) {
      if (situacao === 'IGUAL') resultado.iguais += 1;
      if (!unidade || (situacao !== 'NOVA' && situacao !== 'ALTERADA')) continue;
      const { ano, linhas, inep } = escola;
      if (Object.keys(mudancas).length > 0) await atualizarUnidades(tx, [{ antes: unidade, valores: mudancas }]);
      await gravarMatriculas(tx, unidade.id, { ano, linhas, versao: vistas.get(inep) }, 'CENSO');
      resultado.gravadas += 1;
      resultado.alunos += somarMatriculas(linhas).total;
    }
    return resultado;
  });
}

/** The units of the schools in the file, by INEP code. */
function unidadesDoCenso(banco: Banco | Transacao, { linhas }: ImportacaoDoCenso): Promise<UnidadeEducacional[]> {
  const codigos = linhas.map(({ CO_ENTIDADE }) => CO_ENTIDADE);
  return codigos.length > 0
    ? buscarUnidades(banco, inArray(unidadesEducacionais.codigoInep, codigos))
    : Promise.resolve([]);
}

async function comparar(banco: Banco | Transacao, importacao: ImportacaoDoCenso): Promise<Comparada[]> {
  const { municipio, linhas } = importacao;
  const unidades = await unidadesDoCenso(banco, importacao);
  const porInep = new Map(unidades.map((unidade) => [unidade.codigoInep, unidade]));
  const gravadas = new Map<string, MatriculasDoAno>();
  if (unidades.length > 0)
    for (const doAno of await buscarMatriculas(
      banco,
      inArray(
        matriculas.unidadeEducacionalId,
        unidades.map(({ id }) => id),
      ),
    ))
      gravadas.set(`${doAno.unidade} ${doAno.ano}`, doAno);
  const repetidas = new Set(posicoesRepetidas(linhas.map(({ CO_ENTIDADE }) => CO_ENTIDADE)));
  const anoAtual = Number(hoje().slice(0, 4));
  return linhas.map((linha, posicao): Comparada => {
    const escola = lerEscolaDoCenso(linha, municipio, anoAtual);
    const unidade = porInep.get(escola.inep) ?? null;
    const atual = unidade ? gravadas.get(`${unidade.id} ${escola.ano}`) : undefined;
    const base = { escola, unidade, atual, mudancas: {} };
    if (escola.situacao !== null) return { ...base, situacao: escola.situacao };
    if (repetidas.has(posicao)) {
      const repetida = { ...escola, motivo: 'O arquivo tem esta escola mais de uma vez.' };
      return { ...base, escola: repetida, situacao: 'ERRO' };
    }
    if (!unidade) return { ...base, situacao: 'SEM_UNIDADE' };
    const mudancas = mudancasDoCenso(unidade, escola);
    if (!atual) return { ...base, mudancas, situacao: 'NOVA' };
    const igual = Object.keys(mudancas).length === 0 && mesmosAlunos(atual, escola);
    return { ...base, mudancas, situacao: igual ? 'IGUAL' : 'ALTERADA' };
  });
}

/** The census sets the area. It sets 'no traditional people' only where none is entered. */
function mudancasDoCenso(unidade: UnidadeEducacional, escola: EscolaDoCenso): Comparada['mudancas'] {
  return {
    ...(escola.localizacao && escola.localizacao !== unidade.localizacao && { localizacao: escola.localizacao }),
    ...(escola.semPovo && unidade.pct === null && { pct: 'NENHUM' as const }),
  };
}

const mesmosAlunos = (atual: MatriculasDoAno, { linhas }: EscolaDoCenso): boolean =>
  atual.linhas.every(({ categoria, parcial, integral }) => {
    const doCenso = linhas.find((linha) => linha.categoria === categoria);
    return parcial === (doCenso?.parcial ?? 0) && integral === (doCenso?.integral ?? 0);
  });
