import { CAMPOS_DO_PRATO, type PratoResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import {
  imprimir,
  ModalDetalhes,
  naLista,
  TelaDaEntidade,
  useColunas,
  useDetalhes,
  useImprimirVarias,
} from '@merenda/shared/ui';
import { useNavigate } from 'react-router-dom';
import { useLarguraDaComposicao } from '../composicao/useLarguraDaComposicao.js';
import { CopiaDoPrato } from '../copias/CopiaDoPrato.js';
import { colunaDaFicha, useBuscaPorEtapa } from '../etapas/lista-por-etapa.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { FormularioPrato, paraCorpo, paraFormulario, PRATO, type PratoNoFormulario } from './FormularioPrato.js';
import { useAlterarPrato, useExcluirPrato, usePratos } from './pratos.api.js';

const FICHA = colunaDaFicha<PratoResumo>(({ id }) => <FichaDaOrigem origem={{ pratos: [id] }} />);

export default function GerenciarPratos() {
  const consulta = usePratos();
  const navigate = useNavigate();
  const alterar = useAlterarPrato();
  const largura = useLarguraDaComposicao();
  const colunas = useColunas(CAMPOS_DO_PRATO, { nomes: ['nome', 'modalidade', 'categoria'] });
  const detalhesDe = useDetalhes(CAMPOS_DO_PRATO);

  return (
    <TelaDaEntidade<PratoResumo, PratoNoFormulario>
      entidade={PRATO}
      titulo="Gerenciar Pratos"
      consulta={consulta}
      colunas={[...colunas, FICHA]}
      busca={useBuscaPorEtapa()}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cadastrar-prato"
      relatorio="pratos"
      exportacao="pratos"
      vazio="Nenhum prato cadastrado."
      emVarias={[useImprimirVarias('Imprimir pratos', 'pratos')]}
      acoes={[
        { rotulo: 'Duplicar', modal: (prato, aoFechar) => <CopiaDoPrato prato={prato} aoFechar={aoFechar} /> },
        imprimir(({ id }) => void navigate(`/relatorio/pratos/${id}`)),
      ]}
      exclusao={useExcluirPrato()}
      reler={naLista(consulta)}
      paraFormulario={paraFormulario}
      formulario={() => ({
        largura,
        campos: <FormularioPrato />,
        aoSalvar: (prato, chave) => alterar.mutateAsync({ ...paraCorpo(prato), ...chave }),
      })}
      exibido={(prato, aoFechar) => (
        <ModalDetalhes
          titulo="Detalhes do Prato"
          largura="GAVETA"
          aoFechar={aoFechar}
          comentarios={{ entidade: 'pratos', id: prato.id }}
          historico={{ entidade: 'pratos', id: prato.id }}
          detalhes={detalhesDe(prato)}
        >
          <FichaDaOrigem origem={{ pratos: [prato.id] }} />
        </ModalDetalhes>
      )}
    />
  );
}
