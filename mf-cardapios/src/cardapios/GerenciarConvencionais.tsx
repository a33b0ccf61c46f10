import { consultasDeCategorias } from '@merenda/shared/consultas';
import { ROTULOS_TIPO_CARDAPIO, type CardapioResumo } from '@merenda/shared/contratos';
import {
  confirmarEExecutar,
  edicaoDe,
  editar,
  excluir,
  frases,
  ModalFormulario,
  naLista,
  TelaGerenciar,
  ver,
  type Coluna,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { buscaPorEtapa } from '../etapas/busca.js';
import { usePatologias } from '../etapas/etapas.api.js';
import { rotuloDaCategoria } from '../etapas/rotulos.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { useAlterarCardapio, useCardapios, useExcluirCardapio } from './cardapios.api.js';
import { DetalhesCardapio } from './DetalhesCardapio.js';
import { CARDAPIO, paraCorpoDaEdicao, paraFormulario, type CardapioNoFormulario } from './formulario.js';
import { FormularioCardapio } from './FormularioCardapio.js';

const COLUNAS: Coluna<CardapioResumo>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nome, ordem: ({ nome }) => nome },
  {
    titulo: 'Categoria',
    valor: ({ categoria }) => rotuloDaCategoria(categoria),
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
      <BotaoFicha lado="left" rotulo="Ver ficha" nome={`Ver ficha técnica de ${nome}`}>
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
  const { mutateAsync: excluirCardapio } = useExcluirCardapio();
  const { data: categorias } = useQuery(consultasDeCategorias.lista());
  const { data: patologias = [] } = usePatologias();
  const busca = useMemo(() => buscaPorEtapa<CardapioResumo>(categorias), [categorias]);
  const [vendo, setVendo] = useState<CardapioResumo | null>(null);
  const [editando, setEditando] = useState<CardapioResumo | null>(null);

  return (
    <TelaGerenciar
      titulo="Gerenciar Cardápios"
      consulta={consulta}
      colunas={COLUNAS}
      busca={busca}
      nomeDaLinha={({ nome }) => nome}
      cadastro="/cadastrar-cardapio"
      vazio="Nenhum cardápio cadastrado."
      acoesDaTela={escolha}
      acoes={[
        ver(setVendo),
        editar(setEditando),
        excluir(
          ({ id }: CardapioResumo) =>
            void confirmarEExecutar({
              mensagem: frases(CARDAPIO).excluir,
              perigo: true,
              acao: () => excluirCardapio(id),
              sucesso: frases(CARDAPIO).excluido,
            }),
        ),
      ]}
    >
      {vendo && <DetalhesCardapio cardapio={vendo} aoFechar={() => setVendo(null)} />}
      {editando && (
        <ModalFormulario<CardapioNoFormulario>
          entidade={CARDAPIO}
          titulo="Edição de Cardápio"
          largura={760}
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
