import type { DadosDoTitular, PrazoDeGuarda, TipoDeTratamento } from '@merenda/shared/contratos';
import { formatarData, nomeProprio } from '@merenda/shared/formatos';
import { escreverPrazo } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import { agora, dataHoraBR } from '../../nucleo/relogio.js';
import { lerPrazos } from './consultas.js';
import { TRATAMENTOS } from './registro/index.js';
import type { DadosDaTabela } from './tratamento.js';

type Leitor = Banco | Transacao;
type Tabela = DadosDoTitular['tratamentos'][number]['tabelas'][number];

/** Whose data are read: a user or a supplier, by id. */
export interface Titular {
  tipo: 'usuario' | 'fornecedor';
  id: number;
  nome: string;
}

/** Everything that the register knows of one person: only what there is. */
export async function lerDadosDoTitular(leitor: Leitor, { tipo, id, nome }: Titular): Promise<DadosDoTitular> {
  const prazos = await lerPrazos(leitor);
  const tratamentos: DadosDoTitular['tratamentos'] = [];
  for (const [chave, tratamento] of Object.entries(TRATAMENTOS)) {
    const { dados, aposOPrazo, nome: doTipo, finalidade, baseLegal, quemVe } = tratamento;
    const tabelas: Tabela[] = [];
    for (const daTabela of dados) {
      const condicao = (tipo === 'usuario' ? daTabela.doUsuario : daTabela.doFornecedor)?.(id);
      const lida = condicao && (await lerTabela(leitor, daTabela, condicao));
      if (lida && lida.registros > 0) tabelas.push(lida);
    }
    const guarda = emPalavras(prazos.get(chave as TipoDeTratamento), aposOPrazo);
    if (tabelas.length > 0) tratamentos.push({ nome: doTipo, finalidade, baseLegal, quemVe, guarda, tabelas });
  }
  return { titular: nomeProprio(nome), emitidoEm: dataHoraBR(agora()), tratamentos };
}

const emPalavras = (prazo: PrazoDeGuarda | undefined, aposOPrazo: string): string =>
  prazo ? `${escreverPrazo(prazo.prazo, prazo.unidade)} desde ${prazo.contaDe}. ${aposOPrazo}` : aposOPrazo;

async function lerTabela(
  leitor: Leitor,
  { tabela, titulo, colunas, reservadas = [], soContagem }: DadosDaTabela,
  condicao: SQL,
): Promise<Tabela> {
  const mostradas = Object.entries(colunas).filter(([coluna]) => !reservadas.includes(coluna));
  const de = sql`from ${sql.identifier(tabela)} where ${condicao}`;
  if (soContagem) {
    const { rows } = await leitor.execute<{ registros: number }>(sql`select count(*)::int as registros ${de}`);
    return { titulo, registros: rows[0]?.registros ?? 0, colunas: [], linhas: [] };
  }
  const lidas = sql.join(
    mostradas.map(([coluna]) => sql.identifier(coluna)),
    sql`, `,
  );
  const { rows } = await leitor.execute<{ linha: Record<string, unknown> }>(
    sql`select to_jsonb(t) as linha from (select ${lidas} ${de}) t`,
  );
  return {
    titulo,
    registros: rows.length,
    colunas: mostradas.map(([, rotulo]) => rotulo),
    linhas: rows.map(({ linha }) => mostradas.map(([coluna]) => comoTexto(linha[coluna]))),
  };
}

const INSTANTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:/;

function comoTexto(valor: unknown): string {
  if (valor === null || valor === undefined) return '';
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (typeof valor === 'string') return INSTANTE.test(valor) ? dataHoraBR(new Date(valor)) : formatarData(valor);
  return JSON.stringify(valor);
}
