import { CAMPOS_DA_REGRA_PNAE, LIMITES, type RegraPnae, type RegraPnaeEdicao } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { regraAConferir, violacoesDaRegraPnae } from '@merenda/shared/regras';
import {
  CampoData,
  CampoQuantidade,
  CampoTexto,
  LinhaDeCampos,
  ModalDetalhes,
  naLista,
  regra,
  StatusTag,
  TelaDaEntidade,
  useColunas,
  useDetalhes,
  type CampoDeBusca,
  type EntidadeListada,
} from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useAlterarRegra, useRegrasPnae } from './regras-pnae.api.js';

const REGRA: EntidadeListada = { artigo: 'a', nome: 'Regra do PNAE', plural: 'Regras do PNAE' };

const CONFERENCIAS = [
  { valor: 'VERIFICADA', rotulo: 'Verificada' },
  { valor: 'A_CONFERIR', rotulo: 'A conferir' },
];
const conferencia = ({ certeza }: RegraPnae) => (regraAConferir(certeza) ? 'A_CONFERIR' : 'VERIFICADA');

const BUSCA: CampoDeBusca<RegraPnae>[] = [
  { campo: 'regra', rotulo: 'Regra', texto: ({ regra: texto, codigo }) => [texto, codigo] },
  { campo: 'norma', rotulo: 'Norma', texto: ({ norma }) => norma },
  { tipo: 'opcao', campo: 'certeza', rotulo: 'Conferência', artigo: 'a', opcoes: CONFERENCIAS, valor: conferencia },
];

const DESENHOS = {
  certeza: (linha: RegraPnae) =>
    regraAConferir(linha.certeza) ? (
      <StatusTag tom="atencao" rotulo="A conferir" />
    ) : (
      <StatusTag tom="sucesso" rotulo="Verificada" />
    ),
};

/** Checked when the form is sent: while one of the two is typed, they may be in the wrong order. */
const DEPOIS_DO_INICIO = regra<string>(
  (vigenteAte, ler) =>
    violacoesDaRegraPnae({ vigenteDe: lerData(String(ler('vigenteDe') ?? '')), vigenteAte: lerData(vigenteAte ?? '') }),
  'onSubmit',
);

/** '/regras-pnae': what the norms ask of the national programme, as data that follow them. */
export default function GerenciarRegrasPnae() {
  const consulta = useRegrasPnae();
  const alterar = useAlterarRegra();
  const colunas = useColunas(CAMPOS_DA_REGRA_PNAE, { desenhos: DESENHOS });
  const detalhesDe = useDetalhes(CAMPOS_DA_REGRA_PNAE);
  return (
    <TelaDaEntidade<RegraPnae, RegraPnaeEdicao>
      entidade={REGRA}
      titulo="Regras do PNAE"
      consulta={consulta}
      colunas={colunas}
      busca={BUSCA}
      nomeDaLinha={({ regra: texto }) => texto}
      vazio="Nenhuma regra cadastrada."
      reler={naLista(consulta)}
      paraFormulario={(linha) => linha}
      formulario={(linha) => ({
        titulo: 'Edição de Regra do PNAE',
        campos: (
          <>
            <Typography.Paragraph>{linha.regra}</Typography.Paragraph>
            <LinhaDeCampos>
              <CampoQuantidade nome="valor" rotulo="Valor" casas={2} max={LIMITES.referencia} sufixo={linha.unidade} />
              <CampoData nome="vigenteDe" rotulo="Vale desde" ajuda="Em branco: a conferir." />
              <CampoData nome="vigenteAte" rotulo="Vale até" regras={[DEPOIS_DO_INICIO]} ajuda="Em branco: sem fim." />
            </LinhaDeCampos>
            <CampoTexto nome="norma" rotulo="Norma" obrigatorio max={LIMITES.descricao} />
            <CampoTexto
              nome="certeza"
              rotulo="Conferência"
              obrigatorio
              max={LIMITES.descricao}
              ajuda="Escreva ‘verificado’ depois de ler a norma. Com outro texto a regra informa e nunca bloqueia."
            />
          </>
        ),
        aoSalvar: (edicao, chave) => alterar.mutateAsync({ ...edicao, ...chave }),
      })}
      exibido={(linha, aoFechar) => (
        <ModalDetalhes
          titulo="Detalhes da Regra do PNAE"
          aoFechar={aoFechar}
          historico={{ entidade: 'regras-pnae', id: linha.id }}
          detalhes={detalhesDe(linha)}
        />
      )}
    />
  );
}
