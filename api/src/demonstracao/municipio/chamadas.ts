import type { Localidade, StatusChamada, TipoCaf } from '@merenda/shared/contratos';
import { decimal, somarDias } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import {
  chamadaItens,
  chamadaProjetoItens,
  chamadaProjetos,
  chamadasPublicas,
} from '../../banco/esquema/compras/chamadas-publicas.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { porChave } from '../chaves.js';
import type { Catalogo } from './catalogo.js';
import { doContrato, type ComprasCriadas } from './compras.js';
import { COOPERATIVA, SITIO } from './fornecedores.js';
import { produtoDemo } from './produtos.js';
import type { UnidadesCriadas } from './unidades.js';

interface ChamadaDemo {
  numero: string;
  objeto: string;
  status: StatusChamada;
  /** Days from today. */
  abertura: number;
  prazo: number;
  sorteio: { semente: number; dia: number } | null;
  /** The contract that was made from it. */
  contrato: string | null;
  /** Who offers what: all that the call asks for. */
  projetos: readonly {
    fornecedor: string;
    localidade: Localidade;
    organico: boolean;
    itens: readonly (readonly [produto: string, quantidade: string])[];
  }[];
}

const CHAMADAS: readonly ChamadaDemo[] = [
  {
    numero: '01',
    objeto: 'GÊNEROS DA AGRICULTURA FAMILIAR PARA O SEGUNDO SEMESTRE',
    status: 'HOMOLOGADA',
    abertura: -100,
    prazo: -78,
    sorteio: { semente: 20_261, dia: -75 },
    contrato: '051',
    projetos: [
      { fornecedor: COOPERATIVA, localidade: 'LOCAL', organico: false, itens: doContrato('051') },
      { fornecedor: SITIO, localidade: 'LOCAL', organico: true, itens: doContrato('052') },
    ],
  },
  {
    numero: '02',
    objeto: 'FRUTAS E HORTALIÇAS PARA O PRÓXIMO ANO LETIVO',
    status: 'PUBLICADA',
    abertura: -6,
    prazo: 16,
    sorteio: null,
    contrato: null,
    projetos: [
      {
        fornecedor: COOPERATIVA,
        localidade: 'LOCAL',
        organico: false,
        itens: [
          ['BANANA PRATA', '1000'],
          ['LARANJA PERA', '800'],
        ],
      },
    ],
  },
];

const LIMITE_POR_CAF = '40000';
const FONTES = ['Feira do produtor', 'Mercado do Centro', 'Central de abastecimento regional'] as const;
/** R$ by which the three quotes are below the price, and the freight that makes their mean the price. */
const ABAIXO = ['0.30', '0.20', '0.10'] as const;
const FRETE = '0.20';

/** Makes a public call that became a contract, and one that takes projects of sale. */
export async function criarChamadas(
  tx: Transacao,
  unidades: UnidadesCriadas,
  { produto }: Catalogo,
  fornecedor: (documento: string) => number,
  compras: ComprasCriadas,
  hoje: string,
): Promise<void> {
  for (const dados of CHAMADAS) {
    const chamadaId = await gravarChamada(tx, unidades, dados, compras, hoje);
    const itens = await tx
      .insert(chamadaItens)
      .values(
        dados.projetos
          .flatMap((projeto) => projeto.itens)
          .map(([nome, quantidade]) => ({
            chamadaId,
            produtoId: produto(nome),
            quantidade,
            entrega: 'Semanal, na Cozinha e Almoxarifado Central',
            frete: FRETE,
            embalagem: '0',
            encargos: '0',
            cotacoes: ABAIXO.map((menos, n) => ({
              fonte: FONTES[n] ?? '',
              data: somarDias(hoje, dados.abertura - 10),
              valor: decimal(produtoDemo(nome).preco).minus(menos).toNumber(),
            })),
          })),
      )
      .returning();
    const item = porChave(
      itens.map(({ id, produtoId }) => ({ id, produto: String(produtoId) })),
      (um) => um.produto,
    );
    for (const { fornecedor: documento, localidade, organico, itens: ofertas } of dados.projetos) {
      const { rows } = await tx.execute<{ organizacao: TipoCaf; cafs: number }>(sql`
        select caf_tipo as organizacao, jsonb_array_length(caf_membros) as cafs from fornecedores where id = ${fornecedor(documento)}`);
      const projeto = primeira(
        await tx
          .insert(chamadaProjetos)
          .values({
            chamadaId,
            fornecedorId: fornecedor(documento),
            localidade,
            gruposPrioritarios: [],
            organico,
            contratadoAntes: dados.sorteio === null ? null : '0',
            ...primeira(rows),
          })
          .returning({ id: chamadaProjetos.id }),
      );
      await tx.insert(chamadaProjetoItens).values(
        ofertas.map(([nome, quantidade]) => ({
          projetoId: projeto.id,
          itemId: item(String(produto(nome))),
          quantidade,
        })),
      );
    }
  }
}

async function gravarChamada(
  tx: Transacao,
  unidades: UnidadesCriadas,
  { numero, objeto, status, abertura, prazo, sorteio, contrato }: ChamadaDemo,
  compras: ComprasCriadas,
  hoje: string,
): Promise<number> {
  const dataAbertura = somarDias(hoje, abertura);
  const { id } = primeira(
    await tx
      .insert(chamadasPublicas)
      .values({
        unidadeEducacionalId: unidades.central.id,
        numero,
        ano: Number(dataAbertura.slice(0, 4)),
        objeto,
        dataAbertura,
        prazo: somarDias(hoje, prazo),
        limitePorCaf: LIMITE_POR_CAF,
        status,
        ...(sorteio !== null && {
          sementeDoSorteio: sorteio.semente,
          sorteadaEm: new Date(`${somarDias(hoje, sorteio.dia)}T13:00:00Z`),
          sorteadaPorId: tx.autor,
        }),
        aquisicaoId: contrato === null ? null : compras.aquisicao(contrato),
      })
      .returning({ id: chamadasPublicas.id }),
  );
  return id;
}
