import { avisos } from '@merenda/shared';
import type { Preparo, PreparoResumo } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import {
  confirmarEExecutar,
  edicaoDe,
  editar,
  excluir,
  frases,
  imprimir,
  ModalFormulario,
  TelaGerenciar,
  ver,
  type CampoDeBusca,
  type Coluna,
} from '@merenda/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePatologias } from '../etapas/etapas.api.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { DetalhesPreparo } from './DetalhesPreparo.js';
import { paraCorpo, paraFormulario, PREPARO, type PreparoNoFormulario } from './formulario.js';
import { FormularioPreparo } from './FormularioPreparo.js';
import { lerPreparo, useAlterarPreparo, useExcluirPreparo, usePreparos } from './preparos.api.js';

const BUSCA: CampoDeBusca<PreparoResumo>[] = [{ campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome }];

const COLUNAS: Coluna<PreparoResumo>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nome, ordem: ({ nome }) => nome },
  {
    titulo: 'Porções',
    valor: ({ porcoes }) => formatarQuantidade(porcoes),
    ordem: ({ porcoes }) => porcoes,
    numerica: true,
  },
  {
    titulo: 'Ficha técnica',
    valor: ({ id, nome }) => (
      <BotaoFicha lado="left" rotulo="Ver ficha" nome={`Ver ficha técnica de ${nome}`}>
        <FichaDaOrigem origem={{ preparos: [id] }} vazia="" />
      </BotaoFicha>
    ),
  },
];

export default function GerenciarPreparos() {
  const consulta = usePreparos();
  const navigate = useNavigate();
  const alterar = useAlterarPreparo();
  const { mutateAsync: excluirPreparo } = useExcluirPreparo();
  const { data: patologias = [] } = usePatologias();
  const [vendo, setVendo] = useState<Preparo | null>(null);
  const [editando, setEditando] = useState<Preparo | null>(null);
  const abrirEm =
    (mostrar: (preparo: Preparo) => void) =>
    ({ id }: PreparoResumo) =>
      void lerPreparo(id).then(mostrar, avisos.falha);

  return (
    <TelaGerenciar
      titulo="Gerenciar Preparos"
      consulta={consulta}
      colunas={COLUNAS}
      busca={BUSCA}
      nomeDaLinha={({ nome }) => nome}
      cadastro="/cadastrar-preparo"
      importacao="/importar-preparos"
      exportacao="preparos"
      relatorio="preparos"
      vazio="Nenhum preparo cadastrado."
      acoes={[
        ver(abrirEm(setVendo)),
        editar(abrirEm(setEditando)),
        imprimir(({ id }: PreparoResumo) => void navigate(`/relatorio/preparos/${id}`)),
        excluir(
          ({ id }: PreparoResumo) =>
            void confirmarEExecutar({
              mensagem: frases(PREPARO).excluir,
              perigo: true,
              acao: () => excluirPreparo(id),
              sucesso: frases(PREPARO).excluido,
            }),
        ),
      ]}
    >
      {vendo && <DetalhesPreparo preparo={vendo} aoFechar={() => setVendo(null)} />}
      {editando && (
        <ModalFormulario<PreparoNoFormulario>
          entidade={PREPARO}
          titulo="Edição de Preparo"
          largura={760}
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, lerPreparo, paraFormulario)}
          aoFechar={() => setEditando(null)}
          aoSalvar={(preparo, { versao }) =>
            alterar.mutateAsync({ ...paraCorpo(preparo, patologias), id: editando.id, versao })
          }
        >
          <FormularioPreparo />
        </ModalFormulario>
      )}
    </TelaGerenciar>
  );
}
