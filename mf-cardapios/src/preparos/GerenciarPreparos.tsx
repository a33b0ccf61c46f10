import { avisos } from '@merenda/shared';
import { ROTULOS_TEM_PENDENCIAS, type Preparo, type PreparoResumo } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import {
  confirmarExclusao,
  edicaoDe,
  editar,
  excluir,
  excluirVarios,
  IdExibido,
  imprimir,
  ModalFormulario,
  opcoesDe,
  TelaGerenciar,
  useExibido,
  useImprimirVarias,
  ver,
  type CampoDeBusca,
  type Coluna,
} from '@merenda/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLarguraDaComposicao } from '../composicao/useLarguraDaComposicao.js';
import { CopiaDoPreparo } from '../copias/CopiaDoPreparo.js';
import { usePatologias } from '../etapas/etapas.api.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { DetalhesPreparo } from './DetalhesPreparo.js';
import { paraCorpo, paraFormulario, PREPARO, type PreparoNoFormulario } from './formulario.js';
import { FormularioPreparo } from './FormularioPreparo.js';
import { lerPreparo, useAlterarPreparo, useExcluirPreparo, usePreparos } from './preparos.api.js';

const BUSCA: CampoDeBusca<PreparoResumo>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  {
    tipo: 'opcao',
    campo: 'pendencias',
    rotulo: 'Ficha técnica',
    artigo: 'a',
    opcoes: opcoesDe(ROTULOS_TEM_PENDENCIAS),
    valor: ({ pendencias }) => (pendencias > 0 ? 'COM' : 'SEM'),
  },
];

const COLUNAS: Coluna<PreparoResumo>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nomeComum(nome), ordem: ({ nome }) => nome },
  {
    titulo: 'Porções',
    destaque: true,
    valor: ({ porcoes }) => formatarQuantidade(porcoes),
    ordem: ({ porcoes }) => porcoes,
    numerica: true,
  },
  {
    titulo: 'Pendências',
    valor: ({ pendencias }) => formatarQuantidade(pendencias),
    ordem: ({ pendencias }) => pendencias,
    numerica: true,
  },
  {
    titulo: 'Ficha técnica',
    valor: ({ id, nome }) => (
      <BotaoFicha lado="left" rotulo="Ver ficha" nome={`Ver ficha técnica de ${nomeComum(nome)}`}>
        <FichaDaOrigem origem={{ preparos: [id] }} vazia="" />
      </BotaoFicha>
    ),
  },
];

export default function GerenciarPreparos() {
  const consulta = usePreparos();
  const navigate = useNavigate();
  const alterar = useAlterarPreparo();
  const imprimirVarios = useImprimirVarias('Imprimir preparos', 'preparos');
  const exclusao = useExcluirPreparo();
  const { data: patologias = [] } = usePatologias();
  const { exibir } = useExibido();
  const [copiando, setCopiando] = useState<Preparo | null>(null);
  const largura = useLarguraDaComposicao();
  const [editando, setEditando] = useState<Preparo | null>(null);

  return (
    <TelaGerenciar
      titulo="Gerenciar Preparos"
      consulta={consulta}
      colunas={COLUNAS}
      busca={BUSCA}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cadastrar-preparo"
      importacao="/importar-preparos"
      exportacao="preparos"
      relatorio="preparos"
      vazio="Nenhum preparo cadastrado."
      emVarias={[imprimirVarios, excluirVarios(PREPARO, exclusao)]}
      acoes={[
        ver(exibir),
        editar(({ id }: PreparoResumo) => void lerPreparo(id).then(setEditando, avisos.falha)),
        {
          rotulo: 'Duplicar',
          aoAcionar: ({ id }: PreparoResumo) => void lerPreparo(id).then(setCopiando, avisos.falha),
        },
        imprimir(({ id }: PreparoResumo) => void navigate(`/relatorio/preparos/${id}`)),
        excluir(({ id }: PreparoResumo) => void confirmarExclusao(PREPARO, exclusao, id)),
      ]}
    >
      <IdExibido>{(id, aoFechar) => <DetalhesPreparo id={id} aoFechar={aoFechar} />}</IdExibido>
      {copiando && <CopiaDoPreparo preparo={copiando} aoFechar={() => setCopiando(null)} />}
      {editando && (
        <ModalFormulario<PreparoNoFormulario>
          entidade={PREPARO}
          titulo="Edição de Preparo"
          largura={largura}
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
