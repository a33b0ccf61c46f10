import { api } from '@merenda/shared';
import { consultasDeUsuarios } from '@merenda/shared/consultas';
import { ORDENS_USUARIO, SITUACOES_DA_BUSCA_DE_USUARIOS, type Usuario } from '@merenda/shared/contratos';
import { BUSCA_DE_USUARIOS, useListaCurtaOuPaginada } from '@merenda/shared/ui';

/** A user as it is now; undefined if it does not exist any more. */
export const lerUsuario = async (id: number): Promise<Usuario | undefined> =>
  (await api.get('usuarios/pagina', { busca: { ids: String(id), porPagina: 1 } })).linhas[0];

/** The rows of 'Gerenciar Usuários', and what the screen has to know of all users. */
export function useListaDeUsuarios() {
  const { aoLado: gestao, ...lista } = useListaCurtaOuPaginada({
    familia: consultasDeUsuarios.familia,
    campos: BUSCA_DE_USUARIOS,
    ordens: ORDENS_USUARIO,
    ler: ({ situacao, ...criterios }, pedida, signal) =>
      api.get('usuarios/pagina', {
        signal,
        busca: {
          ...criterios,
          ...pedida,
          situacao: SITUACOES_DA_BUSCA_DE_USUARIOS.find((uma) => uma === situacao),
        },
      }),
    um: consultasDeUsuarios.um,
    aoLado: (signal) => api.get('usuarios/gestao', { signal }),
  });
  return { ...lista, gestao };
}
