import { confirmarEExecutar } from '@merenda/shared/ui';
import { EfeitoNoPnae } from '../recursos-pnae/EfeitoNoPnae.js';
import { useHomologarAquisicao } from './aquisicoes.api.js';

/** Asks, with the goals of the PNAE that change, and homologates: the same act in the list, in the record and after the registration. */
export function useHomologacao(): (id: number) => Promise<boolean> {
  const { mutateAsync: homologar } = useHomologarAquisicao();
  return (id) =>
    confirmarEExecutar({
      mensagem: 'Deseja realmente homologar a Aquisição?',
      efeito: <EfeitoNoPnae simulacao={{ aquisicao: { id } }} />,
      acao: () => homologar(id),
      sucesso: 'Aquisição homologada com sucesso!',
    });
}
