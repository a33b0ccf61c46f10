import { CAMPOS_DO_PREPARO, type Preparo, type PreparoResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { BUSCA_DE_PREPAROS, imprimir, TelaDaEntidade, useColunas, useImprimirVarias } from '@merenda/shared/ui';
import { useNavigate } from 'react-router-dom';
import { useLarguraDaComposicao } from '../composicao/useLarguraDaComposicao.js';
import { CopiaDoPreparo } from '../copias/CopiaDoPreparo.js';
import { usePatologias } from '../etapas/etapas.api.js';
import { colunaDaFicha } from '../etapas/lista-por-etapa.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { DetalhesPreparo } from './DetalhesPreparo.js';
import { paraCorpo, paraFormulario, PREPARO, type PreparoNoFormulario } from './formulario.js';
import { FormularioPreparo } from './FormularioPreparo.js';
import { lerPreparo, useAlterarPreparo, useExcluirPreparo, usePreparos } from './preparos.api.js';

const FICHA = colunaDaFicha<PreparoResumo>(({ id }) => <FichaDaOrigem origem={{ preparos: [id] }} />);

export default function GerenciarPreparos() {
  const navigate = useNavigate();
  const alterar = useAlterarPreparo();
  const { data: patologias = [] } = usePatologias();
  const largura = useLarguraDaComposicao();
  const colunas = useColunas(CAMPOS_DO_PREPARO);

  return (
    <TelaDaEntidade<PreparoResumo, PreparoNoFormulario, Preparo>
      entidade={PREPARO}
      titulo="Gerenciar Preparos"
      consulta={usePreparos()}
      colunas={[...colunas, FICHA]}
      busca={BUSCA_DE_PREPAROS}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cadastrar-preparo"
      importacao="/importar-preparos"
      exportacao="preparos"
      relatorio="preparos"
      vazio="Nenhum preparo cadastrado."
      emVarias={[useImprimirVarias('Imprimir preparos', 'preparos')]}
      abrir={({ id }) => lerPreparo(id)}
      acoes={[
        { rotulo: 'Duplicar', modal: (preparo, aoFechar) => <CopiaDoPreparo preparo={preparo} aoFechar={aoFechar} /> },
        imprimir(({ id }) => void navigate(`/relatorio/preparos/${id}`)),
      ]}
      exclusao={useExcluirPreparo()}
      reler={lerPreparo}
      paraFormulario={paraFormulario}
      formulario={() => ({
        largura,
        campos: <FormularioPreparo />,
        aoSalvar: (preparo, chave) => alterar.mutateAsync({ ...paraCorpo(preparo, patologias), ...chave }),
      })}
      exibidoPorId={(id, aoFechar) => <DetalhesPreparo id={id} aoFechar={aoFechar} />}
    />
  );
}
