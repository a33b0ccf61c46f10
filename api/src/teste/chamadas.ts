import type { ChamadaPublica } from '@merenda/shared/contratos';
import type { Mercado } from './compras.js';
import { criarFornecedor, sequencia } from './fabricas.js';

/** A day of the municipality's clock, on which a call may be published and ranked. */
export const diaBR = (dia: string): string => dia.split('-').reverse().join('/');

/** Body of POST /chamadas-publicas: 1,000 packages of beans at R$ 7.40, as chamada-publica.json has them. */
export function corpoDaChamada({ unidade, feijao }: Mercado, prazo: string) {
  return {
    unidadeEducacional: { id: unidade.id },
    numero: `cp ${sequencia()}`,
    ano: 2026,
    objeto: 'Gêneros da agricultura familiar',
    dataAbertura: '01/02/2020',
    prazo,
    limitePorCaf: 40_000,
    itens: [
      {
        produto: { id: feijao.id },
        quantidade: 1000,
        entrega: 'Mensal, na escola',
        frete: 0.4,
        embalagem: 0,
        encargos: 0,
        cotacoes: [6.8, 7.2, 7].map((valor, n) => ({ fonte: `Feira ${n + 1}`, data: '10/01/2020', valor })),
      },
    ],
  };
}

/** A supplier of family farming. */
export const criarFamiliar = (
  { app }: Pick<Mercado, 'app'>,
  cafTipo: 'FORNECEDOR_INDIVIDUAL' | 'GRUPO_INFORMAL' | 'GRUPO_FORMAL' = 'FORNECEDOR_INDIVIDUAL',
) => {
  const caf = `CAF ${sequencia()}`;
  return criarFornecedor(app, {
    agriculturaFamiliar: true,
    cafNumero: caf,
    cafTipo,
    cafMembros:
      cafTipo === 'GRUPO_FORMAL' ? [{ caf: `${caf} A`, nome: 'FAMÍLIA', cpf: null, sexo: null, validade: null }] : [],
  });
};

/** A project of sale that offers this quantity of beans. */
export const projetoDe = (
  fornecedor: { id: number },
  feijao: { id: number },
  quantidade: number,
  mudanca: object = {},
) => ({
  fornecedor: { id: fornecedor.id },
  localidade: 'LOCAL',
  gruposPrioritarios: [] as string[],
  organico: false,
  itens: [{ produto: { id: feijao.id }, quantidade }],
  ...mudanca,
});

/** A call that was published, with one project of 300 packages. */
export async function chamadaPublicada(mercado: Mercado, prazo: string): Promise<ChamadaPublica> {
  const { comprador, feijao } = mercado;
  const criada = await comprador.injetar('POST', '/chamadas-publicas', corpoDaChamada(mercado, prazo));
  const { id } = criada.json<ChamadaPublica>();
  await comprador.injetar('PUT', `/chamadas-publicas/${id}/publicar`);
  const resposta = await comprador.injetar('PUT', `/chamadas-publicas/${id}/projetos`, {
    projetos: [projetoDe(await criarFamiliar(mercado), feijao, 300)],
  });
  if (resposta.statusCode !== 200) throw new Error(`${criada.body} ${resposta.body}`);
  return resposta.json();
}
