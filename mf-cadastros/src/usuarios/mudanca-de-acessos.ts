import type { ModoDeMudanca, MudancaDeAcessos, Permissao, Usuario } from '@merenda/shared/contratos';
import { depoisDaMudanca, diferenca, type MudancaDeLista } from '@merenda/shared/regras';

/** One list in the form: nothing is marked while it stays. */
interface ListaNoFormulario<V> {
  modo: ModoDeMudanca | 'MANTER';
  marcados?: V[];
}

export interface MudancaNoFormulario {
  permissoes: ListaNoFormulario<Permissao>;
  estoques: ListaNoFormulario<number>;
}

export const NADA_MUDA: MudancaNoFormulario = { permissoes: { modo: 'MANTER' }, estoques: { modo: 'MANTER' } };

export const NINGUEM_MUDA = 'Nada muda para os usuários escolhidos.';

/** The change that the form describes, with the ids of stocks. */
export const mudancasDe = ({ permissoes, estoques }: MudancaNoFormulario) => ({
  permissoes: mudancaDe(permissoes),
  estoques: mudancaDe(estoques),
});

function mudancaDe<V>({
  modo,
  marcados = [],
}: ListaNoFormulario<V>): { modo: ModoDeMudanca; marcados: V[] } | undefined {
  return modo === 'MANTER' ? undefined : { modo, marcados };
}

/** The body of the call. */
export function paraCorpoDaMudanca(usuarios: readonly Usuario[], formulario: MudancaNoFormulario): MudancaDeAcessos {
  const { permissoes, estoques } = mudancasDe(formulario);
  return {
    usuarios: usuarios.map(({ id, versao }) => ({ id, versao })),
    permissoes,
    estoques: estoques && { ...estoques, marcados: estoques.marcados.map((id) => ({ id })) },
  };
}

export interface MudancaDoUsuario {
  usuario: Usuario;
  permissoes: { ganhos: Permissao[]; perdas: Permissao[] };
  estoques: { ganhos: number[]; perdas: number[] };
}

/** The changes by user; users without a change are left out. */
export function mudancasPorUsuario(
  usuarios: readonly Usuario[],
  { permissoes, estoques }: { permissoes?: MudancaDeLista<Permissao>; estoques?: MudancaDeLista<number> },
): MudancaDoUsuario[] {
  return usuarios
    .map((usuario) => {
      const seus = usuario.estoques.map(({ id }) => id);
      return {
        usuario,
        permissoes: diferenca(usuario.permissoes, depoisDaMudanca(usuario.permissoes, permissoes)),
        estoques: diferenca(seus, depoisDaMudanca(seus, estoques)),
      };
    })
    .filter((mudanca) =>
      [mudanca.permissoes, mudanca.estoques].some(({ ganhos, perdas }) => ganhos.length + perdas.length > 0),
    );
}
