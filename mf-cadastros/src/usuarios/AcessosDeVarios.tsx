import { useSessao } from '@merenda/shared';
import { consultasDeUsuarios } from '@merenda/shared/consultas';
import type { Usuario } from '@merenda/shared/contratos';
import {
  depoisDaMudanca,
  violacao,
  violacoesDaMudancaDeAcessos,
  violacoesDasPropriasPermissoes,
} from '@merenda/shared/regras';
import {
  Campo,
  LinhaDeCampos,
  ModalDoRegistro,
  ModalFormulario,
  regra,
  SelectOpcoes,
  type Opcao,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { comEspera } from './aguarda-aprovacao.js';
import { USUARIO } from './FormularioUsuario.js';
import { ListaDeEstoques } from './ListaDeEstoques.js';
import { ListaDePermissoes } from './ListaDePermissoes.js';
import {
  mudancasDe,
  mudancasPorUsuario,
  NADA_MUDA,
  NINGUEM_MUDA,
  paraCorpoDaMudanca,
  type MudancaNoFormulario,
} from './mudanca-de-acessos.js';
import { PreviaDosAcessos } from './PreviaDosAcessos.js';
import type { Mudando } from './useEmVarios.js';
import { useAlterarAcessos } from './usuarios.api.js';

const MODOS: Opcao<MudancaNoFormulario['permissoes']['modo']>[] = [
  { valor: 'MANTER', rotulo: 'Não mudar' },
  { valor: 'ADICIONAR', rotulo: 'Adicionar' },
  { valor: 'REMOVER', rotulo: 'Remover' },
  { valor: 'SUBSTITUIR', rotulo: 'Substituir todas' },
];

/** '1 usuário', '3 usuários'. */
const quantosUsuarios = (quantos: number): string => (quantos === 1 ? '1 usuário' : `${String(quantos)} usuários`);

interface AcessosDeVariosProps {
  mudando: Mudando;
  aoFechar: () => void;
}

/** The form that changes permissions and stocks of several users, who are read as they are now. */
export function AcessosDeVarios({ mudando: { ids, desvincular, limpar }, aoFechar }: AcessosDeVariosProps) {
  const consulta = useQuery(consultasDeUsuarios.varios(ids));
  const titulo = `${desvincular ? 'Desvincular unidades' : 'Alterar acessos'} de ${quantosUsuarios(ids.length)}`;
  return (
    <ModalDoRegistro titulo={titulo} largura={LARGURA} consulta={consulta} aoFechar={aoFechar}>
      {(usuarios) => (
        <MudancaDeVarios
          titulo={titulo}
          usuarios={usuarios}
          desvincular={desvincular}
          aoReler={consulta.refetch}
          aoSalvar={limpar}
          aoFechar={aoFechar}
        />
      )}
    </ModalDoRegistro>
  );
}

const LARGURA = 880;

interface MudancaDeVariosProps {
  titulo: string;
  usuarios: Usuario[];
  /** Begins with units that are taken from them. */
  desvincular: boolean;
  /** Reads them again, after a refusal. */
  aoReler: () => Promise<unknown>;
  aoSalvar: () => void;
  aoFechar: () => void;
}

/** The same, of users who were read, with a preview of the changes by user. */
function MudancaDeVarios({ titulo, usuarios, desvincular, aoReler, aoSalvar, aoFechar }: MudancaDeVariosProps) {
  const { mutateAsync: alterar } = useAlterarAcessos();
  const mudam = (formulario: MudancaNoFormulario) => mudancasPorUsuario(usuarios, mudancasDe(formulario)).length;

  async function salvar(formulario: MudancaNoFormulario, idempotencia: string): Promise<Usuario[]> {
    const alterados = await alterar({ mudanca: paraCorpoDaMudanca(usuarios, formulario), idempotencia });
    aoSalvar();
    return alterados;
  }

  return (
    <ModalFormulario<MudancaNoFormulario, Usuario[]>
      entidade={USUARIO}
      titulo={titulo}
      largura={LARGURA}
      valores={desvincular ? { ...NADA_MUDA, estoques: { modo: 'REMOVER' } } : NADA_MUDA}
      confirmacao={(formulario) =>
        `Deseja realmente alterar os acessos de ${quantosUsuarios(mudam(formulario))}? As sessões abertas são encerradas.`
      }
      sucesso={(_, alterados) => comEspera('Acessos alterados com sucesso!', alterados)}
      aoSalvar={(formulario, { idempotencia }) => salvar(formulario, idempotencia)}
      // Another user may have changed or deleted one of them: the preview shows them as they are now.
      aoFalhar={() => aoReler().then(() => false)}
      aoFechar={aoFechar}
    >
      <LinhaDeCampos>
        <CamposDaLista usuarios={usuarios} lista="estoques" rotulo="Estoques (unidades educacionais)" />
        <CamposDaLista usuarios={usuarios} lista="permissoes" rotulo="Permissões" />
      </LinhaDeCampos>
      <PreviaDosAcessos usuarios={usuarios} />
    </ModalFormulario>
  );
}

/** The change of one list, and the marked entries. */
function CamposDaLista({
  usuarios,
  lista,
  rotulo,
}: {
  usuarios: readonly Usuario[];
  lista: keyof MudancaNoFormulario;
  rotulo: string;
}) {
  const eu = useSessao(({ auth }) => auth.usuario?.id);
  const modo = Form.useWatch<MudancaNoFormulario['permissoes']['modo'] | undefined>([lista, 'modo']) ?? 'MANTER';
  return (
    <>
      <Campo
        nome={[lista, 'modo']}
        rotulo={rotulo}
        regras={[daMudanca(usuarios, `${lista}.modo`, eu)]}
        dependencies={OUTROS_CAMPOS[lista]}
      >
        <SelectOpcoes opcoes={MODOS} />
      </Campo>
      {modo !== 'MANTER' && (
        <Campo
          nome={[lista, 'marcados']}
          rotulo="Quais"
          regras={[daMudanca(usuarios, `${lista}.marcados`, eu)]}
          dependencies={[[lista, 'modo']]}
        >
          {lista === 'estoques' ? <ListaDeEstoques /> : <ListaDePermissoes completa={modo === 'SUBSTITUIR'} />}
        </Campo>
      )}
    </>
  );
}

const OUTROS_CAMPOS = {
  permissoes: [
    ['estoques', 'modo'],
    ['estoques', 'marcados'],
    ['permissoes', 'marcados'],
  ],
  estoques: [['permissoes', 'modo']],
};

/** The rule of the change at one of its fields; a change without an effect is not sent. */
const daMudanca = (usuarios: readonly Usuario[], campo: string, eu: number | undefined) =>
  regra<unknown>((_, ler) => {
    const mudancas = mudancasDe({ permissoes: ler('permissoes'), estoques: ler('estoques') } as MudancaNoFormulario);
    const achadas = violacoesDaMudancaDeAcessos(mudancas);
    const semEfeito = achadas.length === 0 && mudancasPorUsuario(usuarios, mudancas).length === 0;
    const aMim = usuarios
      .filter(({ id }) => id === eu)
      .flatMap(({ permissoes: antes }) =>
        violacoesDasPropriasPermissoes(
          { proprio: true, antes, depois: depoisDaMudanca(antes, mudancas.permissoes) },
          'permissoes.marcados',
        ),
      );
    return [...achadas, ...aMim, ...violacao(semEfeito, 'permissoes.modo', NINGUEM_MUDA)].filter(
      (achada) => achada.campo === campo,
    );
  });
