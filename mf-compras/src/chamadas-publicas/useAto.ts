import { confirmarEExecutar } from '@merenda/shared/ui';
import { useAtoDaChamada, type AtoDaChamada } from './chamadas.api.js';

const FRASES: Record<AtoDaChamada, { mensagem: string; sucesso: string }> = {
  publicar: {
    mensagem: 'Deseja realmente publicar a Chamada Pública? Depois disso os itens e os preços não mudam mais.',
    sucesso: 'Chamada Pública publicada com sucesso!',
  },
  classificar: {
    mensagem:
      'Deseja realmente classificar os projetos de venda? O sorteio dos empates é feito uma única vez e fica registrado; depois disso os projetos não mudam mais.',
    sucesso: 'Projetos de venda classificados com sucesso!',
  },
  homologar: {
    mensagem: 'Deseja realmente homologar a Chamada Pública?',
    sucesso: 'Chamada Pública homologada com sucesso!',
  },
};

/** Asks, and changes the state of a public call. */
export function useAto(): (ato: AtoDaChamada, id: number) => Promise<boolean> {
  const { mutateAsync: agir } = useAtoDaChamada();
  return (ato, id) => confirmarEExecutar({ ...FRASES[ato], acao: () => agir({ id, ato }) });
}
