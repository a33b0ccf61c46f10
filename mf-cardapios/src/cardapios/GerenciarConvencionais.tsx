import { CAMPOS_DO_CARDAPIO, type CardapioResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { naLista, TelaDaEntidade, useColunas } from '@merenda/shared/ui';
import type { ReactNode } from 'react';
import { useLarguraDaComposicao } from '../composicao/useLarguraDaComposicao.js';
import { CopiaDoCardapio } from '../copias/CopiaDoCardapio.js';
import { usePatologias } from '../etapas/etapas.api.js';
import { colunaDaFicha, useBuscaPorEtapa } from '../etapas/lista-por-etapa.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { useAlterarCardapio, useCardapios, useExcluirCardapio } from './cardapios.api.js';
import { DetalhesCardapio } from './DetalhesCardapio.js';
import { CARDAPIO, paraCorpoDaEdicao, paraFormulario, type CardapioNoFormulario } from './formulario.js';
import { FormularioCardapio } from './FormularioCardapio.js';

const FICHA = colunaDaFicha<CardapioResumo>(({ id, categoria, modalidade }) => (
  <FichaDaOrigem origem={{ cardapios: [id] }} etapa={{ categoria: categoria.id, modalidade: modalidade.nome }} />
));

/** The menus of a day. `escolha` switches to the weekly ones. */
export function GerenciarConvencionais({ escolha }: { escolha: ReactNode }) {
  const consulta = useCardapios();
  const alterar = useAlterarCardapio();
  const { data: patologias = [] } = usePatologias();
  const largura = useLarguraDaComposicao();
  const colunas = useColunas(CAMPOS_DO_CARDAPIO);

  return (
    <TelaDaEntidade<CardapioResumo, CardapioNoFormulario>
      entidade={CARDAPIO}
      titulo="Gerenciar Cardápios"
      consulta={consulta}
      colunas={[...colunas, FICHA]}
      busca={useBuscaPorEtapa()}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cadastrar-cardapio"
      relatorio="cardapios"
      exportacao="cardapios"
      vazio="Nenhum cardápio cadastrado."
      acoesDaTela={escolha}
      acoes={[
        {
          rotulo: 'Duplicar',
          modal: (cardapio, aoFechar) => <CopiaDoCardapio cardapio={cardapio} aoFechar={aoFechar} />,
        },
      ]}
      exclusao={useExcluirCardapio()}
      reler={naLista(consulta)}
      paraFormulario={paraFormulario}
      formulario={(antes) => ({
        largura,
        campos: <FormularioCardapio edicao />,
        aoSalvar: (cardapio, chave) =>
          alterar.mutateAsync({ ...paraCorpoDaEdicao(cardapio, antes, patologias), ...chave }),
      })}
      exibido={(cardapio, aoFechar) => <DetalhesCardapio cardapio={cardapio} aoFechar={aoFechar} />}
    />
  );
}
