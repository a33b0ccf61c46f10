import type { Usuario } from '@merenda/shared/contratos';
import type { AcaoDaSelecao } from '@merenda/shared/ui';
import { USUARIO } from './FormularioUsuario.js';
import { useDesativarUsuarios, useExcluirUsuarios, useReativarUsuarios } from './usuarios.api.js';

/** The selected users whose access is changed, by the form that does it. */
export interface Mudando {
  ids: readonly number[];
  /** The form begins with units that are taken from them. */
  desvincular: boolean;
  /** Ends the selection. */
  limpar: () => void;
}

/** What can be done with several users. */
export function useEmVarios(aoMudarAcessos: (mudando: Mudando) => void): readonly AcaoDaSelecao<Usuario>[] {
  const desativar = useDesativarUsuarios();
  const reativar = useReativarUsuarios();
  const excluir = useExcluirUsuarios();
  const mudarAcessos =
    (desvincular: boolean) =>
    (usuarios: readonly Usuario[], limpar: () => void): void =>
      aoMudarAcessos({ ids: usuarios.map(({ id }) => id), desvincular, limpar });
  return [
    { rotulo: 'Alterar acessos', aoAcionar: mudarAcessos(false) },
    { rotulo: 'Desvincular unidades', aoAcionar: mudarAcessos(true) },
    {
      verbo: 'desativar',
      entidade: USUARIO,
      aviso: 'Eles deixam de entrar no sistema; o que fizeram continua no histórico.',
      impedimento: ({ situacao }) => (situacao === 'DESATIVADO' ? 'Já está desativado.' : null),
      executar: desativar,
    },
    {
      verbo: 'reativar',
      entidade: USUARIO,
      aviso: 'Eles voltam a entrar com a senha que tinham.',
      impedimento: ({ situacao }) => (situacao === 'DESATIVADO' ? null : 'Não está desativado.'),
      executar: reativar,
    },
    {
      verbo: 'excluir',
      entidade: USUARIO,
      perigo: true,
      impedimento: ({ situacao }) => (situacao === 'DESATIVADO' ? 'Já está desativado.' : null),
      executar: excluir,
    },
  ];
}
