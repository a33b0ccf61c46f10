import type { StatusAquisicao, TipoAquisicao } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { Transacao } from '../../banco/transacao.js';
import { CEREALISTA, CHACARA, COOPERATIVA, FRIGORIFICO, SITIO } from './fornecedores.js';

export interface PropostaDemo {
  /** CNPJ or CPF. */
  fornecedor: string;
  contrato: string;
  /** Product and how many packages. */
  itens: readonly (readonly [produto: string, quantidade: string])[];
}

export interface AquisicaoDemo {
  numero: string;
  objeto: string;
  tipo: TipoAquisicao;
  status: StatusAquisicao;
  /** Days from today. */
  contrato: number;
  vigencia: number;
  fonte: string | null;
  limiar: number | null;
  motivo: string | null;
  propostas: readonly PropostaDemo[];
}

/** The contracts from the beginning of the year, which were delivered whole and have ended. */
const ENCERRADO = { status: 'VIGENTE', contrato: -265, vigencia: -15, limiar: null, motivo: null } as const;

/** What fed the schools before their meals were registered here: R$ 25,970.00 of R$ 74,756.00 from family farming. */
export const CONTRATOS_DO_ANO: readonly AquisicaoDemo[] = [
  {
    ...ENCERRADO,
    numero: '001',
    objeto: 'GÊNEROS DA AGRICULTURA FAMILIAR PARA O COMEÇO DO ANO LETIVO',
    tipo: 'CHAMADA',
    fonte: 'PNAE_FNDE',
    propostas: [
      {
        fornecedor: COOPERATIVA,
        contrato: '021',
        itens: [
          ['BANANA PRATA', '1200'],
          ['LARANJA PERA', '900'],
          ['TOMATE', '500'],
          ['CENOURA', '400'],
        ],
      },
      {
        fornecedor: SITIO,
        contrato: '022',
        itens: [
          ['OVOS BRANCOS BANDEJA COM 30 (1,5 KG)', '300'],
          ['ABÓBORA CABOTIAN', '300'],
        ],
      },
      {
        fornecedor: CHACARA,
        contrato: '023',
        itens: [
          ['ALFACE CRESPA', '100'],
          ['COUVE MANTEIGA MAÇO 300 G', '400'],
          ['REPOLHO BRANCO', '300'],
        ],
      },
    ],
  },
  {
    ...ENCERRADO,
    numero: '002',
    objeto: 'GÊNEROS ALIMENTÍCIOS E CARNES PARA O COMEÇO DO ANO LETIVO',
    tipo: 'LICITACAO',
    fonte: null,
    propostas: [
      {
        fornecedor: CEREALISTA,
        contrato: '024',
        itens: [
          ['ARROZ BRANCO TIPO 1 5 KG', '300'],
          ['FEIJÃO CARIOCA TIPO 1 1 KG', '500'],
          ['MACARRÃO PARAFUSO COM OVOS 500 G', '500'],
          ['ÓLEO DE SOJA 900 ML', '300'],
          ['LEITE EM PÓ INTEGRAL 400 G', '600'],
          ['PÃO FRANCÊS 50 G', '300'],
        ],
      },
      {
        fornecedor: FRIGORIFICO,
        contrato: '025',
        itens: [
          ['CARNE BOVINA MOÍDA CONGELADA 1 KG', '360'],
          ['PEITO DE FRANGO SEM PELE CONGELADO 1 KG', '440'],
        ],
      },
    ],
  },
];

/** Says in the name of which family of its group each item is sold: one after the other. */
export async function dizerEmNomeDe(tx: Transacao): Promise<void> {
  await tx.execute(sql`
    insert into itens_proposta_membros (item_proposta_id, caf, nome, sexo, valor)
    select i.id, m.membro ->> 'caf', m.membro ->> 'nome', m.membro ->> 'sexo', i.valor_item
    from (select i.id, i.valor_item, v.fornecedor_id, row_number() over (partition by v.fornecedor_id order by i.id) as n
      from itens_proposta i join propostas_vencedoras v on v.id = i.proposta_id) i
    join fornecedores f on f.id = i.fornecedor_id and jsonb_array_length(f.caf_membros) > 0
    cross join lateral (select f.caf_membros -> (i.n % jsonb_array_length(f.caf_membros))::int as membro) m`);
}
