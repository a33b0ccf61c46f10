import { usePermissao } from '@merenda/shared';
import { ROTULOS_PERMISSAO, type ListaConvencao, type Permissao } from '@merenda/shared/contratos';
import { NAO_HA } from '@merenda/shared/regras';
import { Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';

interface ComAcao {
  /** Why there is nothing to choose. */
  frase: string;
  /** What a user with this permission can do about it. */
  permissao: Permissao;
  acao: string;
  caminho: string;
  /** Who the others should ask; by default a user with the permission. */
  peca?: string;
}

/** Records of an outside service: the user can do nothing about it here. */
interface DeFora {
  frase: string;
  origem: string;
}

type Vazio = ComAcao | DeFora;

const ITENS = { permissao: 'ITENS', acao: 'Cadastrar item', caminho: '/cadastrar-ítem' } as const;
const PRODUTOS = { permissao: 'PRODUTOS', acao: 'Cadastrar produto', caminho: '/cadastrar-produto' } as const;
const PRATOS = { permissao: 'PRATOS', acao: 'Cadastrar prato', caminho: '/cadastrar-prato' } as const;
const CARDAPIOS = { permissao: 'CARDAPIOS', acao: 'Cadastrar cardápio', caminho: '/cadastrar-cardapio' } as const;

/** What a select offers, with what to do when there is nothing of it: each text is here only. */
const VAZIOS = {
  itens: { frase: NAO_HA.itens, ...ITENS },
  itensDeAlimento: { frase: 'Ainda não há itens do tipo alimento.', ...ITENS },
  produtos: { frase: NAO_HA.produtos, ...PRODUTOS },
  fornecedores: {
    frase: NAO_HA.fornecedores,
    permissao: 'FORNECEDORES',
    acao: 'Cadastrar fornecedor',
    caminho: '/cadastrar-fornecedor',
  },
  aquisicoes: {
    frase: 'Não há aquisição vigente.',
    permissao: 'AQUISICOES',
    acao: 'Gerenciar licitações e contratos',
    caminho: '/gerenciar-aquisicoes',
  },
  alimentos: {
    frase: NAO_HA.alimentos,
    permissao: 'ALIMENTOS',
    acao: 'Cadastrar alimento',
    caminho: '/cadastrar-alimento',
  },
  preparos: { frase: NAO_HA.preparos, permissao: 'PREPAROS', acao: 'Cadastrar preparo', caminho: '/cadastrar-preparo' },
  pratosDaEtapa: { frase: 'Não há prato desta categoria e modalidade.', ...PRATOS },
  outrosPratos: { frase: 'Não há outro prato desta categoria.', ...PRATOS },
  cardapios: { frase: NAO_HA.cardapios, ...CARDAPIOS },
  cardapiosDaEtapa: { frase: 'Não há cardápio desta categoria e modalidade.', ...CARDAPIOS },
  cardapiosAlternativos: { frase: 'Não há cardápio alternativo desta categoria e modalidade.', ...CARDAPIOS },
  outrosCardapios: { frase: 'Não há outro cardápio.', ...CARDAPIOS },
  cardapiosSemanais: {
    frase: 'Ainda não há cardápios semanais.',
    permissao: 'CARDAPIOS',
    acao: 'Cadastrar cardápio semanal',
    caminho: '/cardapio-semanal',
  },
  lotes: {
    frase: 'Não há outro lote neste estoque.',
    permissao: 'ESTOQUES',
    acao: 'Abrir estoque',
    caminho: '/estoque',
  },
  unidades: {
    frase: NAO_HA.unidades,
    permissao: 'UNIDADES',
    acao: 'Cadastrar unidade',
    caminho: '/cadastrar-unidade',
  },
  estoque: {
    frase: 'Você ainda não tem estoque.',
    permissao: 'USUARIOS',
    acao: 'Vincular unidades',
    caminho: '/gerenciar-usuarios',
    peca: 'Peça a quem administra os usuários.',
  },
  turmas: { frase: 'Não há turmas neste ano letivo.', origem: 'As turmas vêm do serviço de gestão escolar.' },
  alunos: { frase: 'Não há alunos nesta turma.', origem: 'Os alunos vêm do serviço de gestão escolar.' },
} as const satisfies Record<string, Vazio>;

/** What the options of a select are: records, or the entries of a look-up list. */
export type OQueSeEscolhe = keyof typeof VAZIOS | { lista: ListaConvencao };

const vazioDe = (de: OQueSeEscolhe): Vazio =>
  typeof de === 'string'
    ? VAZIOS[de]
    : {
        frase: NAO_HA.opcoes,
        permissao: 'CONFIGURACOES',
        acao: 'Abrir listas de escolha',
        caminho: `/listas?lista=${de.lista}`,
      };

/**
 * Instead of the options of a select that has none: the reason, with a link for users who may add one, or the person to
 * ask.
 */
export function SemRegistros({ de }: { de: OQueSeEscolhe }) {
  const vazio = vazioDe(de);
  return (
    <Flex vertical gap={4} align="start" style={{ whiteSpace: 'normal' }}>
      <Typography.Text>{vazio.frase}</Typography.Text>
      {'origem' in vazio ? (
        <Typography.Text type="secondary">{vazio.origem}</Typography.Text>
      ) : (
        <OQueFazer {...vazio} />
      )}
    </Flex>
  );
}

function OQueFazer({ permissao, acao, caminho, peca }: ComAcao) {
  const pode = usePermissao(permissao);
  return pode ? (
    <Link to={caminho}>{acao}</Link>
  ) : (
    <Typography.Text type="secondary">
      {peca ?? `Peça a quem tem a permissão '${ROTULOS_PERMISSAO[permissao]}'.`}
    </Typography.Text>
  );
}
