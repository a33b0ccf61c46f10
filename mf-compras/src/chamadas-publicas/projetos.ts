import type { ChamadaPublica, ProjetosDaChamada } from '@merenda/shared/contratos';

type Projeto = ProjetosDaChamada['projetos'][number];

/** The projects of sale as the form has them: ids of what is chosen. */
export interface ProjetosNoFormulario {
  projetos: (Omit<Projeto, 'fornecedor' | 'itens' | 'organico'> & {
    fornecedor: number;
    organico: 'SIM' | 'NAO';
    itens: { produto: number; quantidade: number }[];
  })[];
}

export const paraProjetos = ({ projetos }: ProjetosNoFormulario): Projeto[] =>
  projetos.map(({ fornecedor, organico, gruposPrioritarios, itens, localidade }) => ({
    fornecedor: { id: fornecedor },
    localidade,
    gruposPrioritarios: gruposPrioritarios ?? [],
    organico: organico === 'SIM',
    itens: itens.map(({ produto, quantidade }) => ({ produto: { id: produto }, quantidade })),
  }));

export const deChamada = ({ projetos }: ChamadaPublica): ProjetosNoFormulario => ({
  projetos: projetos.map(({ fornecedor, localidade, gruposPrioritarios, organico, itens }) => ({
    fornecedor: fornecedor.id,
    localidade,
    gruposPrioritarios,
    organico: organico ? 'SIM' : 'NAO',
    itens: itens.map(({ produto, quantidade }) => ({ produto: produto.id, quantidade })),
  })),
});
