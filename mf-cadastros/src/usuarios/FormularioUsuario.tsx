import {
  CAMPO_DO_TIPO_PESSOA,
  LIMITES,
  type Permissao,
  type Usuario,
  type UsuarioEdicao,
  type UsuarioNovo,
} from '@merenda/shared/contratos';
import { violacoesDoLogin } from '@merenda/shared/regras';
import {
  Alerta,
  Campo,
  CampoMascarado,
  CampoSenha,
  CampoTexto,
  LinhaDeCampos,
  SelectConvencao,
  type EntidadeListada,
  regra,
} from '@merenda/shared/ui';
import { Checkbox, Form } from 'antd';
import { aguarda } from './aguarda-aprovacao.js';
import { ListaDeEstoques } from './ListaDeEstoques.js';
import { ListaDePermissoes } from './ListaDePermissoes.js';

export const USUARIO: EntidadeListada = { artigo: 'o', nome: 'Usuário', plural: 'Usuários' };

/** A user as form values: of the stocks only the ids are checked. */
export type NoFormulario<U extends UsuarioNovo | UsuarioEdicao> = Omit<U, 'estoques' | 'versao'> & {
  estoques?: number[];
};

/** The permission USUARIOS that waits for an approval is marked: without the mark the request would end. */
export const paraFormulario = ({
  estoques,
  permissoes,
  aguardaAprovacao,
  ...usuario
}: Usuario): NoFormulario<UsuarioEdicao> => ({
  ...usuario,
  permissoes: aguarda({ aguardaAprovacao }, 'DAR_USUARIOS') ? [...permissoes, 'USUARIOS'] : permissoes,
  estoques: estoques.map(({ id }) => id),
});

export const paraCorpo = <U extends { estoques?: number[] }>({ estoques = [], ...usuario }: U) => ({
  ...usuario,
  estoques: estoques.map((id) => ({ id })),
});

interface FormularioUsuarioProps {
  /** The password is asked for only to change it. */
  edicao?: boolean;
  /** The permissions of the user who is logged in and edits their own record. */
  proprias?: readonly Permissao[] | undefined;
  /** Only the person may change login name, e-mail, CPF and password: another holder of USUARIOS is edited. */
  soDaPessoa?: boolean;
  /** The permission USUARIOS waits for an approval. */
  aguardando?: boolean;
}

const SO_DA_PESSOA =
  'Esta pessoa tem a permissão Usuários: somente ela pode trocar o próprio nome de usuário, e-mail, CPF e senha. O e-mail e o CPF são trocados em Dados cadastrais; a senha, também em "Esqueceu a senha?". A retirada da permissão depende da aprovação de outra pessoa ou da resposta dela.';
const PEDIDO_ABERTO = 'A permissão Usuários espera aprovação. Desmarque para retirar o pedido.';

/** The fields of a user. */
export function FormularioUsuario({
  edicao = false,
  proprias,
  soDaPessoa = false,
  aguardando = false,
}: FormularioUsuarioProps) {
  return (
    <>
      {soDaPessoa && <Alerta type="info" title={SO_DA_PESSOA} style={{ marginBottom: 16 }} />}
      <LinhaDeCampos>
        <CampoTexto nome={['pessoa', 'nome']} rotulo="Nome" obrigatorio maiusculo max={LIMITES.nome} />
        <CampoTexto
          nome="email"
          rotulo="E-mail"
          obrigatorio
          tipo="email"
          max={LIMITES.email}
          desabilitado={soDaPessoa}
        />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoTexto
          nome="usuario"
          rotulo="Usuário"
          obrigatorio
          max={LIMITES.usuario}
          regras={[SEM_ESPACOS]}
          desabilitado={soDaPessoa}
          ajuda="O nome com que a pessoa entra no sistema."
        />
        {edicao ? (
          <CampoSenha
            nome="senha"
            rotulo="Nova senha"
            ajuda="Se ficar em branco, a senha continua a mesma."
            desabilitado={soDaPessoa}
          />
        ) : (
          <PrimeiraSenha />
        )}
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoMascarado nome={['pessoa', 'cpf']} rotulo="CPF" obrigatorio mascara="cpf" desabilitado={soDaPessoa} />
        <CampoMascarado nome={['pessoa', 'telefone']} rotulo="Telefone" mascara="telefone" />
        <CampoMascarado nome={['pessoa', 'celular']} rotulo="Celular" mascara="celular" />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <Campo nome={['pessoa', 'pessoaTipo']} rotulo="Tipo de pessoa" obrigatorio>
          <SelectConvencao lista="tipos-pessoa" />
        </Campo>
        <CampoDoTipo />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <Campo nome="estoques" rotulo="Estoques (unidades educacionais)" ajuda="As unidades em que o usuário trabalha.">
          <ListaDeEstoques />
        </Campo>
        <Campo
          nome="permissoes"
          rotulo="Permissões"
          ajuda={edicao && 'Mudar a senha, os estoques ou as permissões encerra as sessões abertas deste usuário.'}
        >
          <ListaDePermissoes proprias={proprias} nota={aguardando ? PEDIDO_ABERTO : undefined} />
        </Campo>
      </LinhaDeCampos>
    </>
  );
}

/** The first password: typed here, or chosen by the user with the link of an invitation. */
function PrimeiraSenha() {
  const comConvite = Form.useWatch<boolean | undefined>('convite') ?? false;
  return (
    <>
      {!comConvite && (
        <CampoSenha nome="senha" rotulo="Senha" obrigatorio ajuda={`No mínimo ${LIMITES.senhaMinima} caracteres.`} />
      )}
      <Campo
        nome="convite"
        valuePropName="checked"
        ajuda="A pessoa recebe um link por e-mail, válido por 72 horas, e escolhe a própria senha."
      >
        <Checkbox>Enviar convite por e-mail</Checkbox>
      </Campo>
    </>
  );
}

const SEM_ESPACOS = regra<string>((usuario) => violacoesDoLogin(usuario ?? ''));

/**
 * The one field that a person type asks for: position, driving licence or registration with the council. Other types
 * ask for none.
 */
function CampoDoTipo() {
  const tipo = Form.useWatch<string | undefined>(['pessoa', 'pessoaTipo']);
  switch (tipo === undefined ? undefined : CAMPO_DO_TIPO_PESSOA[tipo]?.campo) {
    case 'cargo':
      return (
        <Campo nome={['pessoa', 'cargo']} rotulo="Cargo" obrigatorio>
          <SelectConvencao lista="cargos" />
        </Campo>
      );
    case 'cnh':
      return <CampoMascarado nome={['pessoa', 'cnh']} rotulo="CNH" obrigatorio mascara="cnh" />;
    case 'crn':
      return <CampoMascarado nome={['pessoa', 'crn']} rotulo="CRN" obrigatorio mascara="crn" />;
    default:
      return null;
  }
}
