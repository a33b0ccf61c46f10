import type { PratoResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { imprimir, ModalDetalhes, naLista, TelaDaEntidade, useImprimirVarias, type Coluna } from '@merenda/shared/ui';
import { useNavigate } from 'react-router-dom';
import { useLarguraDaComposicao } from '../composicao/useLarguraDaComposicao.js';
import { CopiaDoPrato } from '../copias/CopiaDoPrato.js';
import {
  CATEGORIA,
  colunaDaFicha,
  detalhesDaEtapa,
  MODALIDADE,
  NOME,
  useBuscaPorEtapa,
} from '../etapas/lista-por-etapa.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { FormularioPrato, paraCorpo, paraFormulario, PRATO, type PratoNoFormulario } from './FormularioPrato.js';
import { useAlterarPrato, useExcluirPrato, usePratos } from './pratos.api.js';

const COLUNAS: Coluna<PratoResumo>[] = [
  NOME,
  MODALIDADE,
  CATEGORIA,
  colunaDaFicha(({ id }) => <FichaDaOrigem origem={{ pratos: [id] }} />),
];

export default function GerenciarPratos() {
  const consulta = usePratos();
  const navigate = useNavigate();
  const alterar = useAlterarPrato();
  const largura = useLarguraDaComposicao();

  return (
    <TelaDaEntidade<PratoResumo, PratoNoFormulario>
      entidade={PRATO}
      titulo="Gerenciar Pratos"
      consulta={consulta}
      colunas={COLUNAS}
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
          largura={640}
          aoFechar={aoFechar}
          historico={{ entidade: 'pratos', id: prato.id }}
          detalhes={[
            ...detalhesDaEtapa(prato),
            { rotulo: 'Preparos', valor: prato.preparos.map(({ preparo }) => nomeComum(preparo.nome)).join(', ') },
          ]}
        >
          <FichaDaOrigem origem={{ pratos: [prato.id] }} />
        </ModalDetalhes>
      )}
    />
  );
}
