import {
  ROTULOS_SITUACAO_DO_PAGAMENTO,
  type BuscaPagamentos,
  type OrdemPagamento,
  type Pagina,
  type PagamentoResumo,
} from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { chavesDe, contem, porChaveDe, porRotulo } from '../../banco/chaves-de-ordem.js';
import type { Contexto } from '../../banco/contexto.js';
import { paginar, type Lista } from '../../banco/paginas.js';
import { NOME_DO_FORNECEDOR } from '../../cadastros/index.js';
import { PAGAMENTOS, pagamentoDoUsuario, RESUMO_DO_PAGAMENTO, SITUACAO } from './consultas.js';

/** Newest first. */
const LISTA: Lista<OrdemPagamento> = {
  de: sql`${PAGAMENTOS}
    left join ${chavesDe(sql`pagamentos g`, sql`g.id`, sql`g.documento`)} documento on documento.id = g.id
    left join ${chavesDe(sql`notas_fiscais n`, sql`n.id`, sql`n.numero`)} nota on nota.id = n.id
    left join ${chavesDe(sql`fornecedores f`, sql`f.id`, NOME_DO_FORNECEDOR)} fornecedor on fornecedor.id = f.id`,
  chaves: [
    { coluna: sql`g.data`, tipo: 'dia', decrescente: true },
    { coluna: sql`g.id`, tipo: 'inteiro', decrescente: true },
  ],
  ordens: {
    data: [{ coluna: sql`g.data`, tipo: 'dia' }],
    documento: [porChaveDe(sql`documento`)],
    fornecedor: [porChaveDe(sql`fornecedor`)],
    nota: [porChaveDe(sql`nota`)],
    solicitacao: [
      { coluna: sql`s.ano`, tipo: 'inteiro' },
      { coluna: sql`s.numero`, tipo: 'inteiro' },
    ],
    valor: [{ coluna: sql`g.valor`, tipo: 'decimal' }],
    situacao: [porRotulo(SITUACAO, ROTULOS_SITUACAO_DO_PAGAMENTO)],
  },
};

/** One page of the payments of the user's units. */
export function paginaDePagamentos(
  { banco, usuario }: Contexto,
  { de, ate, documento, nota, fornecedor, solicitacao, situacao, ...pagina }: BuscaPagamentos,
): Promise<Pagina<PagamentoResumo>> {
  const filtros = [
    de === undefined ? undefined : sql`g.data >= ${de}::date`,
    ate === undefined ? undefined : sql`g.data <= ${ate}::date`,
    documento ? contem(sql`g.documento`, documento) : undefined,
    nota ? contem(sql`n.numero`, nota) : undefined,
    fornecedor === undefined ? undefined : sql`f.id = ${fornecedor}`,
    solicitacao === undefined ? undefined : sql`s.id = ${solicitacao}`,
    situacao === undefined ? undefined : sql`${SITUACAO} = ${situacao}`,
  ];
  return paginar(
    banco,
    LISTA,
    { linha: sql`json_build_object(${RESUMO_DO_PAGAMENTO})`, escopo: pagamentoDoUsuario(usuario), filtros },
    pagina,
  );
}
