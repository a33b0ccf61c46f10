import { CAMPOS_DO_CARDAPIO_SEMANAL, type CardapioSemanalResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import {
  copiaDe,
  imprimir,
  ModalDetalhes,
  naLista,
  TelaDaEntidade,
  useColunas,
  useDetalhes,
  useDuplicar,
  type Coluna,
} from '@merenda/shared/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePodeVincular } from '../calendario/calendario.api.js';
import { useLarguraDaComposicao } from '../composicao/useLarguraDaComposicao.js';
import { colunaDaFicha, useBuscaPorEtapa } from '../etapas/lista-por-etapa.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import {
  useAlterarCardapioSemanal,
  useCardapiosSemanais,
  useExcluirCardapioSemanal,
} from './cardapios-semanais.api.js';
import { CopiarParaFaixa } from './CopiarParaFaixa.js';
import { RepetirSemana } from './RepetirSemana.js';
import {
  FormularioSemanal,
  paraCorpo,
  paraFormulario,
  SEMANAL,
  type SemanalNoFormulario,
} from './FormularioSemanal.js';

const ALEM: Coluna<CardapioSemanalResumo>[] = [
  { titulo: 'Tipo', valor: () => 'Semanal' },
  colunaDaFicha((semanal) => <MediaDaSemana semanal={semanal} />, 'Ver média', 'Ver média da semana de'),
];

/** The weekly menus. `escolha` switches to those of a day. */
export function GerenciarSemanais({ escolha }: { escolha: ReactNode }) {
  const consulta = useCardapiosSemanais();
  const alterar = useAlterarCardapioSemanal();
  const duplicar = useDuplicar('/cardapio-semanal', (semanal: CardapioSemanalResumo) =>
    copiaDe(paraFormulario(semanal)),
  );
  const navigate = useNavigate();
  const podeRepetir = usePodeVincular();
  const largura = useLarguraDaComposicao();
  const colunas = useColunas(CAMPOS_DO_CARDAPIO_SEMANAL);
  const detalhesDe = useDetalhes(CAMPOS_DO_CARDAPIO_SEMANAL);
  const imprimirSemana = (forma = '') =>
    imprimir<CardapioSemanalResumo>(({ id }) => void navigate(`/relatorio/cardapio-semanal/${id}${forma}`));

  return (
    <TelaDaEntidade<CardapioSemanalResumo, SemanalNoFormulario>
      entidade={SEMANAL}
      titulo="Gerenciar Cardápios"
      consulta={consulta}
      colunas={[...colunas, ...ALEM]}
      busca={useBuscaPorEtapa()}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cardapio-semanal"
      relatorio="cardapios-semanais"
      exportacao="cardapios-semanais"
      vazio="Nenhum cardápio semanal cadastrado."
      acoesDaTela={escolha}
      acoes={[
        ...(podeRepetir
          ? [
              {
                rotulo: 'Repetir semana',
                modal: (semanal: CardapioSemanalResumo, aoFechar: () => void) => (
                  <RepetirSemana semanal={semanal} aoFechar={aoFechar} />
                ),
              },
            ]
          : []),
        imprimirSemana(),
        { ...imprimirSemana('?forma=cartaz'), rotulo: 'Imprimir cartaz' },
        duplicar,
        {
          rotulo: 'Copiar para outra faixa',
          modal: (semanal, aoFechar) => <CopiarParaFaixa semanal={semanal} aoFechar={aoFechar} />,
        },
      ]}
      exclusao={useExcluirCardapioSemanal()}
      reler={naLista(consulta)}
      paraFormulario={paraFormulario}
      formulario={() => ({
        largura,
        campos: <FormularioSemanal edicao />,
        aoSalvar: (semanal, chave) => alterar.mutateAsync({ ...paraCorpo(semanal), ...chave }),
      })}
      exibido={(semanal, aoFechar) => (
        <ModalDetalhes
          titulo="Detalhes do Cardápio Semanal"
          largura={760}
          aoFechar={aoFechar}
          historico={{ entidade: 'cardapios-semanais', id: semanal.id }}
          detalhes={detalhesDe(semanal)}
        >
          <MediaDaSemana semanal={semanal} />
        </ModalDetalhes>
      )}
    />
  );
}

const MediaDaSemana = ({ semanal: { cardapios, categoria, modalidade } }: { semanal: CardapioSemanalResumo }) => (
  <FichaDaOrigem
    origem={{ cardapios: cardapios.map(({ cardapio }) => cardapio.id) }}
    etapa={{ categoria: categoria.id, modalidade: modalidade.nome }}
  />
);
