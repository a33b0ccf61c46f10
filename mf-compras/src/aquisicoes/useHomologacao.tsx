import { confirmarEExecutar } from '@merenda/shared/ui';
import { useHomologarAquisicao } from './aquisicoes.api.js';

/** Asks and homologates: the same act in the list, in the record and after the registration. */
export function useHomologacao(): (id: number) => Promise<boolean> {
  const { mutateAsync: homologar } = useHomologarAquisicao();
  return (id) =>
    confirmarEExecutar({
      mensagem: 'Deseja realmente homologar a Aquisição?',
      acao: () => homologar(id),
      sucesso: 'Aquisição homologada com sucesso!',
    });
}
