import type { PratoResumo } from '@merenda/shared/contratos';
import {
  confirmarEExecutar,
  edicaoDe,
  editar,
  excluir,
  frases,
  imprimir,
  ModalDetalhes,
  ModalFormulario,
  naLista,
  TelaGerenciar,
  ver,
  type CampoDeBusca,
  type Coluna,
} from '@merenda/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rotuloDaCategoria } from '../etapas/rotulos.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { FormularioPrato, paraCorpo, paraFormulario, PRATO, type PratoNoFormulario } from './FormularioPrato.js';
import { useAlterarPrato, useExcluirPrato, usePratos } from './pratos.api.js';

const BUSCA: CampoDeBusca<PratoResumo>[] = [{ campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome }];

const COLUNAS: Coluna<PratoResumo>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nome, ordem: ({ nome }) => nome },
  {
    titulo: 'Modalidade',
    valor: ({ modalidade }) => modalidade.descricao,
    ordem: ({ modalidade }) => modalidade.descricao,
  },
  {
    titulo: 'Categoria',
    valor: ({ categoria }) => rotuloDaCategoria(categoria),
    ordem: ({ categoria }) => categoria.id,
  },
  {
    titulo: 'Ficha técnica',
    valor: ({ id, nome }) => (
      <BotaoFicha lado="left" rotulo="Ver ficha" nome={`Ver ficha técnica de ${nome}`}>
        <FichaDaOrigem origem={{ pratos: [id] }} vazia="" />
      </BotaoFicha>
    ),
  },
];

export default function GerenciarPratos() {
  const consulta = usePratos();
  const navigate = useNavigate();
  const alterar = useAlterarPrato();
  const { mutateAsync: excluirPrato } = useExcluirPrato();
  const [vendo, setVendo] = useState<PratoResumo | null>(null);
  const [editando, setEditando] = useState<PratoResumo | null>(null);

  return (
    <TelaGerenciar
      titulo="Gerenciar Pratos"
      consulta={consulta}
      colunas={COLUNAS}
      busca={BUSCA}
      nomeDaLinha={({ nome }) => nome}
      cadastro="/cadastrar-prato"
      relatorio="pratos"
      vazio="Nenhum prato cadastrado."
      acoes={[
        ver(setVendo),
        editar(setEditando),
        imprimir(({ id }: PratoResumo) => void navigate(`/relatorio/pratos/${id}`)),
        excluir(
          ({ id }: PratoResumo) =>
            void confirmarEExecutar({
              mensagem: frases(PRATO).excluir,
              perigo: true,
              acao: () => excluirPrato(id),
              sucesso: frases(PRATO).excluido,
            }),
        ),
      ]}
    >
      {vendo && (
        <ModalDetalhes
          titulo="Detalhes do Prato"
          largura={640}
          aoFechar={() => setVendo(null)}
          detalhes={[
            { rotulo: 'Nome', valor: vendo.nome },
            { rotulo: 'Categoria', valor: rotuloDaCategoria(vendo.categoria) },
            { rotulo: 'Modalidade', valor: vendo.modalidade.descricao },
            { rotulo: 'Preparos', valor: vendo.preparos.map(({ preparo }) => preparo.nome).join(', ') },
          ]}
        >
          <FichaDaOrigem origem={{ pratos: [vendo.id] }} vazia="" />
        </ModalDetalhes>
      )}
      {editando && (
        <ModalFormulario<PratoNoFormulario>
          entidade={PRATO}
          titulo="Edição de Prato"
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, naLista(consulta), paraFormulario)}
          aoFechar={() => setEditando(null)}
          aoSalvar={(prato, { versao }) => alterar.mutateAsync({ ...paraCorpo(prato), id: editando.id, versao })}
        >
          <FormularioPrato />
        </ModalFormulario>
      )}
    </TelaGerenciar>
  );
}
