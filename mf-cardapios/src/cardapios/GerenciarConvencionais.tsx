import { ROTULOS_TIPO_CARDAPIO, type CardapioResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { categoriaPorExtenso } from '@merenda/shared/regras';
import {
  buscaPorEtapa,
  confirmarExclusao,
  edicaoDe,
  editar,
  excluir,
  excluirVarios,
  ModalFormulario,
  naLista,
  RegistroExibido,
  TelaGerenciar,
  useExibido,
  ver,
  type Coluna,
} from '@merenda/shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useLarguraDaComposicao } from '../composicao/useLarguraDaComposicao.js';
import { CopiaDoCardapio } from '../copias/CopiaDoCardapio.js';
import { useCategoriasDaBusca } from '../etapas/useCategoriasDaBusca.js';
import { usePatologias } from '../etapas/etapas.api.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { useAlterarCardapio, useCardapios, useExcluirCardapio } from './cardapios.api.js';
import { DetalhesCardapio } from './DetalhesCardapio.js';
import { CARDAPIO, paraCorpoDaEdicao, paraFormulario, type CardapioNoFormulario } from './formulario.js';
import { FormularioCardapio } from './FormularioCardapio.js';

const COLUNAS: Coluna<CardapioResumo>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nomeComum(nome), ordem: ({ nome }) => nome },
  {
    titulo: 'Categoria',
    valor: ({ categoria }) => categoriaPorExtenso(categoria),
    ordem: ({ categoria }) => categoria.id,
  },
  {
    titulo: 'Modalidade',
    valor: ({ modalidade }) => modalidade.descricao,
    ordem: ({ modalidade }) => modalidade.descricao,
  },
  {
    titulo: 'Tipo',
    valor: ({ cardapioTipo }) => ROTULOS_TIPO_CARDAPIO[cardapioTipo],
    ordem: ({ cardapioTipo }) => cardapioTipo,
  },
  {
    titulo: 'Ficha técnica',
    valor: ({ id, nome, categoria, modalidade }) => (
      <BotaoFicha lado="left" rotulo="Ver ficha" nome={`Ver ficha técnica de ${nomeComum(nome)}`}>
        <FichaDaOrigem
          origem={{ cardapios: [id] }}
          etapa={{ categoria: categoria.id, modalidade: modalidade.nome }}
          vazia=""
        />
      </BotaoFicha>
    ),
  },
];

/** The menus of a day. `escolha` switches to the weekly ones. */
export function GerenciarConvencionais({ escolha }: { escolha: ReactNode }) {
  const consulta = useCardapios();
  const alterar = useAlterarCardapio();
  const exclusao = useExcluirCardapio();
  const categorias = useCategoriasDaBusca();
  const { data: patologias = [] } = usePatologias();
  const busca = useMemo(() => buscaPorEtapa<CardapioResumo>(categorias), [categorias]);
  const { exibir } = useExibido();
  const [copiando, setCopiando] = useState<CardapioResumo | null>(null);
  const largura = useLarguraDaComposicao();
  const [editando, setEditando] = useState<CardapioResumo | null>(null);

  return (
    <TelaGerenciar
      titulo="Gerenciar Cardápios"
      consulta={consulta}
      colunas={COLUNAS}
      busca={busca}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cadastrar-cardapio"
      relatorio="cardapios"
      exportacao="cardapios"
      vazio="Nenhum cardápio cadastrado."
      acoesDaTela={escolha}
      emVarias={[excluirVarios(CARDAPIO, exclusao)]}
      acoes={[
        ver(exibir),
        editar(setEditando),
        { rotulo: 'Duplicar', aoAcionar: setCopiando },
        excluir(({ id }: CardapioResumo) => void confirmarExclusao(CARDAPIO, exclusao, id)),
      ]}
    >
      <RegistroExibido consulta={consulta}>
        {(cardapio, aoFechar) => <DetalhesCardapio cardapio={cardapio} aoFechar={aoFechar} />}
      </RegistroExibido>
      {copiando && <CopiaDoCardapio cardapio={copiando} aoFechar={() => setCopiando(null)} />}
      {editando && (
        <ModalFormulario<CardapioNoFormulario>
          entidade={CARDAPIO}
          titulo="Edição de Cardápio"
          largura={largura}
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, naLista(consulta), paraFormulario)}
          aoFechar={() => setEditando(null)}
          aoSalvar={(cardapio, { versao }) =>
            alterar.mutateAsync({ ...paraCorpoDaEdicao(cardapio, editando, patologias), id: editando.id, versao })
          }
        >
          <FormularioCardapio edicao />
        </ModalFormulario>
      )}
    </TelaGerenciar>
  );
}
